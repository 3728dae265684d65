import { hydrate } from '../../../src/react/mount';
import { Settings } from './Settings';

export const mount = hydrate(Settings, ({ ownerDocument }) => ({ lang: ownerDocument.documentElement.lang }));
