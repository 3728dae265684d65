import { startToggles } from '../../widgets/overlays/toggles';
import type { PageFeature } from '../runtime/page-feature';

/** Starts the overlays that these features have. */
export const startPageOverlays = (features: readonly PageFeature[], signal: AbortSignal): void => {
  const overlays = features.flatMap(({ overlay = [] }) => overlay);
  if (overlays.length) startToggles(overlays, signal);
};
