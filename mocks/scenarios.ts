/** Named troubles of the pretend shop (`?scenario=`); sticky for the browser session, `none` clears. */
export const SCENARIOS = {
  none: 'Todo va bien',
  offline: 'La red se corta en cada petición',
  slow: 'Cada petición tarda',
  hang: 'Ninguna petición se responde',
  '500': 'Error crítico en el servidor',
  html: 'Responde una página en vez de JSON',
  empty: 'Responde sin cuerpo',
  nonce: 'Los nonces de la página han caducado',
  'sold-out': 'Alguien se llevó la última unidad',
  veto: 'Otro plugin veta cada compra',
  analytics: 'Las visitas se cuentan',
} as const;

export type Scenario = keyof typeof SCENARIOS;

export const isScenario = (name: unknown): name is Scenario =>
  typeof name === 'string' && Object.hasOwn(SCENARIOS, name);

/** Ways a page comes to jQuery, or does not (`?jquery=`); sticky as well. */
export const JQUERY_WAYS = {
  on: 'jQuery en la cabecera',
  off: 'Sin jQuery',
  deferred: 'jQuery aplazado por un optimizador',
  late: 'jQuery al primer gesto, por un optimizador',
  demand: 'jQuery bajo demanda',
} as const;

export type JQueryWay = keyof typeof JQUERY_WAYS;

export const isJQueryWay = (name: unknown): name is JQueryWay =>
  typeof name === 'string' && Object.hasOwn(JQUERY_WAYS, name);
