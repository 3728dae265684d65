import type { Product } from './products';

type Row = [
  name: string,
  category: string,
  cents: number,
  stock: number | null,
  picture: string,
  hue: number,
  about: string,
];

const ROWS: readonly Row[] = [
  [
    'Taza Azahar',
    'ceramica',
    1450,
    12,
    'cup',
    28,
    'Taza de gres con esmalte color crema y flor de azahar pintada a mano.',
  ],
  ['Cuenco Alborada', 'ceramica', 1890, null, 'bowl', 14, 'Cuenco hondo para ensaladas, con el borde sin esmaltar.'],
  ['Plato Marisma', 'ceramica', 1625, 3, 'plate', 190, 'Plato llano con un degradado del verde al azul.'],
  ['Jarra Levante', 'ceramica', 3200, 8, 'jug', 205, 'Jarra de litro y medio, de boca ancha y asa cómoda.'],
  ['Florero Nube', 'ceramica', 2750, null, 'vase', 330, 'Florero de cuello estrecho para una sola rama.'],
  ['Salero Duna', 'ceramica', 890, 20, 'pot', 40, 'Salero con tapa de corcho natural.'],
  [
    'Aceite Temprano',
    'despensa',
    1195,
    null,
    'bottle',
    75,
    'Aceite de oliva virgen extra de primera cosecha, medio litro.',
  ],
  ['Miel de Azahar', 'despensa', 950, 15, 'jar', 42, 'Miel cruda de naranjos en flor, tarro de medio kilo.'],
  ['Mermelada de Higo', 'despensa', 575, null, 'jar', 345, 'Higos maduros, poco azúcar y un toque de limón.'],
  ['Almendra Tostada', 'despensa', 640, 30, 'bag', 30, 'Almendra marcona tostada con sal en escamas.'],
  ['Pimentón Dulce', 'despensa', 425, null, 'tin', 8, 'Pimentón ahumado con leña de encina, lata de 75 g.'],
  ['Té de la Huerta', 'despensa', 780, 9, 'tin', 140, 'Hierbaluisa, menta y piel de naranja, en hebra.'],
  ['Chocolate con Sal', 'despensa', 495, null, 'bag', 20, 'Chocolate negro al 70 % con flor de sal.'],
  ['Vinagre de Jerez', 'despensa', 1120, 0, 'bottle', 18, 'Vinagre de reserva envejecido en bota de roble.'],
  ['Jabón de Romero', 'casa', 650, null, 'soap', 155, 'Jabón en frío con aceite de oliva y romero.'],
  ['Vela Naranja Amarga', 'casa', 1800, 14, 'candle', 24, 'Cera vegetal, cuarenta horas de luz tranquila.'],
  ['Paño Espiga', 'casa', 1250, null, 'cloth', 48, 'Paño de cocina de lino lavado con listas de color mostaza.'],
  ['Manta Otoño', 'casa', 6400, 4, 'cloth', 12, 'Manta de lana merina tejida en telar.'],
  ['Cesta de Esparto', 'casa', 3480, 6, 'basket', 36, 'Cesta grande de esparto con asas de cuero.'],
  ['Cojín Ribera', 'casa', 2690, null, 'cushion', 178, 'Cojín de lino con relleno de algodón reciclado.'],
  ['Lámina Limonero', 'casa', 1500, 1, 'print', 58, 'Lámina numerada, impresa con tintas al agua.'],
  ['Ambientador Brisa', 'casa', 1340, 11, 'bottle', 200, 'Varillas de ratán con aroma de higuera.'],
  ['Camiseta Lisa', 'camisetas', 1995, null, 'shirt', 210, 'Camiseta básica de algodón orgánico, talla única.'],
  ['Camiseta Rayas', 'camisetas', 2295, 7, 'shirt', 2, 'Camiseta marinera de rayas finas, talla única.'],
];

/** „Lámina“ → `lamina`: what WordPress makes of a title. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** Twenty-four simple products: id 15, 17, 19 …, one sold out, one with a single unit, one sold individually. */
export const simpleProducts = (): Product[] =>
  ROWS.map(([name, category, cents, stock, drawing, hue, about], index) => ({
    id: 15 + index * 2,
    type: 'simple',
    name,
    slug: slugOf(name),
    category,
    sku: `AZ-${String(index + 1).padStart(3, '0')}`,
    cents,
    ...(index % 7 === 4 ? { regular: Math.round(cents * 1.25) } : {}),
    ...(name === 'Jarra Levante' ? { views: ['cup', 'bowl', 'vase', 'pot'] } : {}),
    ...(name === 'Manta Otoño' ? { soldIndividually: true } : {}),
    stock,
    about,
    picture: [drawing, hue],
    rating: 3 + ((index * 7) % 20) / 10,
    sales: (index * 37) % 101,
  }));
