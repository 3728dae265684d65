/** Listing buttons of classic loops and legacy blocks (contract 2.2). */
export declare const addToCart: import('../../src/island/define').Island;
/** The reason and the ways on, in the span that the painter puts beside a button whose add failed. */
export declare const addToCartRemedy: import('../../src/island/define').Island;
