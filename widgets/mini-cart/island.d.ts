/** Remove links of the classic mini-cart (contract 2.4). */
export declare const miniCart: import('../../src/island/define').Island;
