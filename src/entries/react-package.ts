import { start } from './standalone';
import { wireHost } from '../react/host-wiring';
import '../react/host.css';

wireHost(start);

export * from './components';
export * from './hooks';
export { mount } from './mount-component';
export { spanishTexts } from './spanish-texts';
export type { ComponentName, Mounted, PropsOf } from './mount-component';
