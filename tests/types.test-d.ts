import { expectTypeOf } from 'vitest';
import type { ActionName, ActionRunner } from '../src/runtime/action-names';
import type { ErrorCode } from '../src/wordpress/errors';
import { type Settings, decodeSettings, getSettings } from '../src/wordpress/settings';
import { translate } from '../src/wordpress/texts';
import { type Options, on, start } from '../src/entries/standalone';
import type { Actions } from '../src/runtime/actions';
import { type Context, type Mount, type ViewMount, defineIsland } from '../src/runtime/define';
import { onTouch } from '../src/runtime/wake';
import { emit } from '../src/runtime/events';

/** What must not compile: each `@ts-expect-error` fails the type check when its line is allowed. */

// Settings are read, never written.
// @ts-expect-error frozen
getSettings().features.cart = false;
// @ts-expect-error frozen at every level
getSettings().texts.retry = 'no';
// @ts-expect-error no such feature
export const missing = getSettings().features.checkout;
expectTypeOf(decodeSettings).parameter(0).toBeUnknown();
expectTypeOf<Settings['features']['cart']>().toEqualTypeOf<boolean>();

// Actions have known names and synchronous answers.
expectTypeOf<keyof Actions>().toEqualTypeOf<ActionName>();
// @ts-expect-error unknown action
export const unknown: Actions = { 'cart.burn': () => undefined };
// @ts-expect-error true is no answer
export const truthy: ActionRunner = () => true;

// Islands name an existing feature.
const paint: Mount = () => undefined;
// @ts-expect-error no such feature
defineIsland({ name: 'x', selector: 'x', feature: 'wishlist', paint });
// @ts-expect-error painters are there at once: they wait for nothing
defineIsland({ name: 'x', selector: 'x', feature: 'cart', paint: { wake: onTouch(), mount: paint } });
// @ts-expect-error a view without a wake
defineIsland({ name: 'x', selector: 'x', feature: 'cart', view: { load: async () => ({ mount: paint }) } });
// @ts-expect-error a view that is there already would bring React with it
defineIsland({ name: 'x', selector: 'x', feature: 'cart', view: { wake: onTouch(), mount: paint } });

// A painter may stand where a view may, not the other way round: views can fail and report.
expectTypeOf<Mount>().toExtend<ViewMount>();
expectTypeOf<ViewMount>().not.toExtend<Mount>();
expectTypeOf<Context>().toHaveProperty('signal').toEqualTypeOf<AbortSignal>();

// Events carry their own detail.
// @ts-expect-error wrong detail
emit(document, 'islas:adding', { fragments: {} });
// @ts-expect-error jQuery's names are not ours
emit(document, 'added_to_cart', {});
on('islas:added', (event) => expectTypeOf(event.detail.hash).toEqualTypeOf<string>());
// @ts-expect-error no such event
on('added', () => undefined);

// Words have keys from the lists.
// @ts-expect-error no such text
translate('buy_now');
expectTypeOf<'fetch_error'>().toExtend<ErrorCode>();

// The embed takes any part of the settings, and nothing else.
expectTypeOf<{ texts: { retry: string } }>().toExtend<Options>();
void start({ features: { cart: true }, shop: { cart_url: '/carrito/' } });
// @ts-expect-error no such group
void start({ checkout: {} });
// @ts-expect-error wrong type
void start({ features: { cart: 'yes' } });
