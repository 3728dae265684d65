import type { Line } from '../state/cart';
import type { Visit } from './visit';

/** `attribute_pa_color: rojo` → `Rojo`, in the order of the product's attributes. */
export const choicesOf = ({ shop }: Visit, line: Line): readonly (readonly [label: string, value: string])[] =>
  (shop.catalogue.find(line.productId)?.product.attributes ?? []).map(({ name, label, options }) => {
    const value = line.attributes[`attribute_${name}`] ?? '';
    return [label, options[value] ?? value] as const;
  });

export const lineName = (visit: Visit, line: Line): string => {
  const name = visit.shop.catalogue.find(line.productId)?.product.name ?? '';
  const values = choicesOf(visit, line).map(([, value]) => value);
  return values.length ? `${name} - ${values.join(', ')}` : name;
};
