/** What an owner has set for the swatches of an attribute: its type, and per value colours, a picture, a tooltip. */
export interface Look {
  readonly type: 'button' | 'color' | 'image' | 'radio' | 'select';
  readonly shape?: 'squared' | 'rounded';
  readonly items?: Readonly<Record<string, { color?: string; second?: string; tooltip?: string }>>;
}

const COLOURS: Look = {
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
const OF_PRODUCT: Readonly<Record<string, Look>> = {
  '150 pa_color': {
    ...COLOURS,
    items: { ...COLOURS.items, blanco: { color: '#ffffff', second: '#e8862e', tooltip: 'Costuras naranjas' } },
  },
  '300 esmalte': { type: 'image' },
  '400 aroma': { type: 'radio' },
  '400 tamano': { type: 'select' },
};

export const lookOf = (product: number, attribute: string): Look =>
  OF_PRODUCT[`${product} ${attribute}`] ?? (attribute === 'pa_color' ? COLOURS : { type: 'button' });
