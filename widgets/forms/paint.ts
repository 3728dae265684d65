/** One chunk for the painters of account and checkout forms: a page that needs one needs them all. */
export { mount as fieldCheck } from './paint-check';
export { mount as password } from './paint-password';
export { mount as fieldHelp } from './paint-help';
