export { cart, type Cart, type CartLine } from '../../widgets/drawer/hooks/use-cart';
export { on, start } from './standalone';
export { mount, spanishTexts } from './react-package';
export type { ComponentName, Mounted, PropsOf } from './react-package';
export type { IslasEventName, IslasEvents, Options, Settings, StoreApiShop } from './standalone';
