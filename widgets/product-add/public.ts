/** What other features may use to add a product with the fields of its form. */
export { readFields, requestFormAdd } from './add-request';
