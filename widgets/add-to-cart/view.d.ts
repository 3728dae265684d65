import { type Remedy } from './remedy';
/** Why an add failed and the ways on: again, or the product's page (architecture 2.4). */
export declare const AddToCartRemedy: ({ button, words, page, spoken }: Remedy) => import('react').JSX.Element;
export declare const mount: import('../../src/island/define').ViewMount;
