// @vitest-environment node
import { expect, it } from 'vitest';
import { entriesOf, readCatalogues } from '../../../../.tools/languages/catalogue.mjs';

/** Specification §1, §3 and §8 prescribe these translations. */
it.each([
  ['View cart', 'Ver carrito'],
  ['Skip to content', 'Saltar al contenido'],
  ['Show password', 'Mostrar contraseña'],
  ['Hide password', 'Ocultar contraseña'],
  ['Please wait...', 'Por favor, espera...'],
])('"%s" is "%s" in Spanish, word for word', (source, spanish) => {
  const catalogue = readCatalogues(process.cwd()).get('es_ES');
  expect(catalogue && entriesOf(catalogue).get(source)?.msgstr).toEqual([spanish]);
});
