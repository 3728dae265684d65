import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Html, raw } from './html';

/** Prints a component of the product as PHP prints its markup: what is ours has one source, in `widgets/`. */
export const renderComponent = <Props extends object>(component: ComponentType<Props>, props: Props): Html =>
  raw(renderToStaticMarkup(createElement(component, props)));
