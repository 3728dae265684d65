import { startToggles } from '../../widgets/overlays/toggles';
import type { PageFeature } from '../runtime/page-feature';

/** Starts the toggles of the overlays that these features have. What opens them loads with the first that is used. */
export const startPageOverlays = (features: readonly PageFeature[], signal: AbortSignal): void => {
  const overlays = features.flatMap(({ overlay = [] }) => overlay);
  if (overlays.length) startToggles(overlays, () => import('./overlays'), signal);
};
