import { delay, HttpResponse } from 'msw';
import { text } from './answers';
import type { Visit } from '../pages/visit';

const HTML_PAGE =
  '<!DOCTYPE html><html lang="es"><head><title>Mantenimiento</title></head><body><h1>Volvemos enseguida</h1></body></html>';
const CRITICAL =
  '<!DOCTYPE html><html lang="es"><body id="error-page"><div class="wp-die-message"><p>Ha habido un error crítico en esta web.</p></div></body></html>';

/** The response of a scenario, or nothing if the endpoint responds normally. */
export const trouble = async ({ scenario, shop }: Visit): Promise<Response | undefined> => {
  if (scenario === 'offline') return HttpResponse.error();
  if (scenario === '500') return text(CRITICAL, 500);
  if (scenario === 'html') return text(HTML_PAGE);
  if (scenario === 'empty') return text('');
  if (scenario === 'hang') await delay('infinite');
  if (scenario === 'slow') await delay(shop.slowness);
  return undefined;
};
