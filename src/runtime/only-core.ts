import { hasStarted } from './start-entry';

/**
 * The first module of the core. Where two web heads or a browser's cache mix two versions, a file of one may import the
 * core of the other: a second core would handle every click twice, and have a cart of its own. It ends here instead, and
 * what imports it fails as if it were missing: the native way stays (R2.5).
 */
if (hasStarted('islas')) throw new Error('Islas runs already, from another address');
