import type { ScreenData } from './screen-data';
import type { Screen } from './use-screen';

/** What every part of the screen is drawn from. */
export interface ScreenProps {
  readonly screen: ScreenData;
  readonly settings: Screen;
}
