import { Printed } from '../../src/react/components/Printed';
import { type ProductSearchProps, printProductSearch } from './print-search';

export type { ProductSearchProps } from './print-search';

/**
 * The search for products over the page, with suggestions while one types. Once on a page.
 *
 * @example <ProductSearch action="/shop/" />
 */
export const ProductSearch = (props: ProductSearchProps) => <Printed markup={printProductSearch(props)} />;
