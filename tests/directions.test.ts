// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type ICruiseResult, cruise } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import config from '../.dependency-cruiser.mjs';

// `npm run lint` holds the sources to these rules.

/** File, what it says, and the rule that it breaks. */
const WRONG = [
  ['widgets/sends/view.tsx', "import { post } from '../../src/woocommerce/wc-ajax';", 'view-sends-nothing'],
  ['widgets/sends/paint.ts', "import { post } from '../../src/woocommerce/fetch-transport';", 'painter-sends-nothing'],
  ['widgets/react/paint.ts', "import { useState } from 'react';", 'package react(-dom)?'],
  ['widgets/other/paint.ts', "import { mount } from '../x/paint';", 'feature-to-feature'],
  ['widgets/lazy-other/paint.ts', "const load = () => import('../x/paint');", 'feature-to-feature'],
  ['widgets/type-other/paint.ts', "import type { X } from '../x/paint';", 'feature-to-feature'],
  ['widgets/main/paint.ts', "import { startX } from '../../src/main';", 'feature-to-platform'],
  ['widgets/list/island.ts', "import { pageFeatures } from '../../src/entries/list';", 'feature-to-platform'],
  ['widgets/x/x-store.ts', "import { paint } from './paint';", 'store-draws-nothing'],
  ['widgets/cookies/cookies-store.ts', "import Cookies from 'js-cookie';", 'package js-cookie'],
  ['widgets/rest/upload.ts', "import { request } from '../../src/wordpress/rest/client';", 'rest-on-demand'],
  ['widgets/x/head/x-head.ts', "import { report } from '../../../src/runtime/events';", 'head-without-runtime'],
  ['src/browser/api.ts', "import apiFetch from '@wordpress/api-fetch';", 'package @wordpress/(api-fetch|i18n)'],
  ['src/browser/high.ts', "import { report } from '../runtime/events';", 'platform-browser'],
  ['src/runtime/high.ts', "import { post } from '../woocommerce/wc-ajax';", 'platform-runtime'],
  ['src/runtime/feature.ts', "import { paint } from '../../widgets/x/paint';", 'platform-runtime'],
  ['src/runtime/public.ts', "const load = () => import('../../widgets/x/public');", 'platform-runtime'],
  ['src/runtime/mock.ts', "export * from '../../mocks/shop';", 'product-alone'],
  ['src/test.ts', "const load = () => import('../tests/setup');", 'product-alone'],
  ['src/woocommerce/bridge.ts', "import $ from 'jquery';", 'unknown-package'],
  ['src/browser/a.ts', "import { b } from './b';", 'no-circle'],
  ['src/browser/d.ts', "const load = () => import('./e');", 'no-circle'],
] as const;

const RIGHT = [
  ['src/browser/comment.ts', "// import 'react';"],
  ['src/browser/type.ts', "import type { Atom } from 'nanostores';"],
  ['widgets/late/upload.ts', "const load = () => import('../../src/wordpress/rest/client');"],
  ['widgets/other/right.ts', "import { x } from '../x/public';"],
  ['src/main.ts', "import { paint } from '../widgets/x/paint';"],
] as const;

/** What these import. */
const TARGETS = [
  ['src/browser/b.ts', "import type { C } from './c';"],
  ['src/browser/c.ts', "import { a } from './a';"],
  ['src/browser/e.ts', "import { d } from './d';"],
  ['node_modules/nanostores/index.js', ''],
  ['widgets/x/paint.ts', ''],
  ['widgets/x/public.ts', ''],
  ['src/entries/list.ts', ''],
  ['src/runtime/events.ts', ''],
  ['src/woocommerce/wc-ajax.ts', ''],
  ['src/woocommerce/fetch-transport.ts', ''],
  ['src/wordpress/rest/client.ts', ''],
  ['mocks/shop.ts', ''],
  ['tests/setup.ts', ''],
] as const;

describe('who imports whom', () => {
  const folder = mkdtempSync(join(tmpdir(), 'islas-directions-'));
  /** Rules that each file breaks. */
  const broken = new Map<string, string[]>();

  beforeAll(async () => {
    for (const [file, text] of [...TARGETS, ...WRONG, ...RIGHT]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${text}\nexport const x = 1;\n`);
    }
    const { cache: _, ...options } = config.options ?? {};
    const ruleSet = { forbidden: config.forbidden ?? [] };
    const { output } = await cruise(['src', 'widgets'], { ...options, ruleSet, validate: true, baseDir: folder });
    for (const { from, rule } of (output as ICruiseResult).summary.violations)
      broken.set(from, [...(broken.get(from) ?? []), rule.name]);
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(WRONG)('%s may not say %s', (file, _text, rule) => expect(broken.get(file)).toEqual([rule]));
  test.each(RIGHT)('%s may say %s', (file) => expect(broken.get(file)).toBeUndefined());

  test('each kind of rule is broken by one of these', () => {
    const samples = new Set<string>(WRONG.map(([, , rule]) => rule));
    const unproven = (config.forbidden ?? []).flatMap(({ name = '' }) =>
      samples.has(name) || /^(platform-|package )/.test(name) ? [] : name,
    );
    expect(unproven).toEqual([]);
  });
});
