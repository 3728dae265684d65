/** What an owner has set for the swatches of an attribute: its type, and per value colours, an image, a tooltip. */
export interface Appearance {
  readonly type: 'button' | 'color' | 'image' | 'radio' | 'select';
  readonly shape?: 'squared' | 'rounded';
  readonly items?: Readonly<Record<string, { color?: string; second?: string; tooltip?: string }>>;
}

const COLOURS: Appearance = {
  type: 'color',
  shape: 'rounded',
  items: {
    rojo: { color: '#c62828' },
    azul: { color: '#1565c0' },
    verde: { color: '#2e7d32' },
    negro: { color: '#1d1d1f' },
    blanco: { color: '#ffffff' },
  },
};

/** By product id, else by attribute name; every other attribute has buttons. */
const OF_PRODUCT: Readonly<Record<string, Appearance>> = {
  '150 pa_color': {
    ...COLOURS,
    items: { ...COLOURS.items, blanco: { color: '#ffffff', second: '#e8862e', tooltip: 'Costuras naranjas' } },
  },
  '300 esmalte': { type: 'image' },
  '400 aroma': { type: 'radio' },
  '400 tamano': { type: 'select' },
};

export const appearanceOf = (product: number, attribute: string): Appearance =>
  OF_PRODUCT[`${product} ${attribute}`] ?? (attribute === 'pa_color' ? COLOURS : { type: 'button' });
