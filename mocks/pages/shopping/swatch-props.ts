import { appearanceOf } from '../../catalogue/appearance';
import { pictureOf, pictureUrl } from '../../catalogue/pictures';
import type { Attribute, Product, Variation } from '../../catalogue/products';
import type { SwatchGroup } from '../../../widgets/swatches/markup';
import type { Visit } from '../visit';

type SwatchItem = SwatchGroup['items'][number];
type Choices = Readonly<Record<string, string>>;

/** What the address asks for, by attribute; anything the product has not is nothing. */
export const choicesOf = ({ url }: Visit, { attributes = [] }: Product): Choices =>
  Object.fromEntries(
    attributes.map(({ name, options }) => {
      const asked = url.searchParams.get(`attribute_${name}`) ?? '';
      return [name, Object.hasOwn(options, asked) ? asked : ''];
    }),
  );

const accepts = ({ values }: Variation, choices: Choices): boolean =>
  Object.entries(choices).every(([name, chosen]) => !chosen || !values[name] || values[name] === chosen);

/** The first state of an item, as the plugin's server side decides it: by the choices of the other attributes. */
const stateOf = (visit: Visit, found: readonly Variation[], isChosen: boolean): readonly [string, string] => {
  if (isChosen) return ['selected', ''];
  if (!found.length) return ['disabled', 'unavailable'];
  if (found.some(({ id }) => visit.shop.catalogue.left(id) !== 0)) return ['available', ''];
  if (visit.swatches.clickable_out_of_stock) return ['no-stock', 'out-of-stock'];
  return visit.swatches.disable_out_of_stock ? ['disabled', 'out-of-stock'] : ['available', ''];
};

/** "Quedan 3" for the variation an item leads to, when everything else is chosen and few are left. */
const hintOf = (visit: Visit, variation: Variation | undefined, name: string, choices: Choices): string => {
  const isLast = Object.entries(choices).every(([other, chosen]) => (other === name) === !chosen);
  const left = variation && isLast && visit.swatches.show_variation_stock && visit.shop.catalogue.left(variation.id);
  return left && left <= visit.swatches.stock_label_threshold ? (left === 1 ? 'Queda 1' : `Quedan ${left}`) : '';
};

export const swatchGroup = (visit: Visit, product: Product, attribute: Attribute, place: number): SwatchGroup => {
  const { name, label, options } = attribute;
  const { type, shape = 'squared', items = {} } = appearanceOf(product.id, name);
  const choices = choicesOf(visit, product);
  const item = ([value, text]: readonly [string, string]): SwatchItem => {
    const found = (product.variations ?? []).filter((one) => accepts(one, { ...choices, [name]: value }));
    const [state, reason] = stateOf(visit, found, choices[name] === value);
    const { color = '', second = '', tooltip = '' } = items[value] ?? {};
    return {
      value,
      name: text,
      state,
      reason,
      hint: hintOf(visit, found[0], name, choices),
      color,
      second,
      image: type === 'image' && found[0] ? pictureUrl(pictureOf(product, found[0])) : '',
      tooltip,
    };
  };
  return {
    id: `islas-swatch-${product.id}-${place}`,
    attribute: `attribute_${name}`,
    label,
    type,
    shape,
    behavior: visit.swatches.attribute_behavior,
    unavailable_text: visit.swatches.unavailable_tooltip_text || 'No disponible con lo que has elegido',
    out_of_stock_text: visit.swatches.out_of_stock_tooltip_text || 'Agotado',
    items: Object.entries(options).map(item),
  };
};
