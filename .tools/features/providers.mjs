import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { STEP, php } from './php.mjs';

/**
 * A row of `widgets/consent/providers.json`; `providers.schema.json` says what the fields are.
 * @typedef {{ name: string, company?: string, category: string, policy?: string, source?: string, urls?: string[], inline?: string[], plugins?: string[], cookies: Record<string, [purpose: string, days: number]>, apis?: string, embed?: true, tool?: string }} Provider
 */

const PROVIDERS = 'widgets/consent/providers.json';
const SCHEMA = 'widgets/consent/providers.schema.json';
const FUNCTIONAL = 'widgets/consent/functional-names.json';

/** @param {string} root @param {string} file @returns {any} */
const readJson = (root, file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/**
 * The one table of providers, by key. Throws one error with a message for each fault of a row.
 * @param {string} root @returns {Record<string, Provider>}
 */
export const readProviders = (root) => {
  const providers = readJson(root, PROVIDERS);
  const ajv = new Ajv({ allErrors: true, strict: false });
  const errors = ajv.validate(readJson(root, SCHEMA), providers) ? [] : (ajv.errors ?? []);
  const faults = errors.map(
    ({ instancePath, message, params }) => `${PROVIDERS}${instancePath}: ${message} ${JSON.stringify(params)}`,
  );
  if (faults.length) throw new Error(faults.join('\n'));
  return providers;
};

/** Parts of one regular expression for names of cookies that shops need. @param {string} root @returns {string} */
const functionalNames = (root) => readJson(root, FUNCTIONAL).join('|');

const HEADER = `<?php

// Generated from ${PROVIDERS} and functional-names.json by \`npm run features\`:
// change those, not this.
// phpcs:disable Generic.Files.LineLength -- Data.

declare(strict_types=1);

namespace Islas\\Consent\\Known;
`;

/** A row as PHP's `Providers` has it. @param {Provider} row */
const rowOf = ({ name, company = '', category, policy = '', urls = [], inline = [], plugins = [], cookies }) => ({
  name,
  company,
  category,
  policy,
  urls,
  inline,
  plugins,
  cookies,
});

/** PHP class with the providers, the functions that pages call of them, and the names that look functional. @param {string} root */
export const providersPhp = (root) => {
  const providers = readProviders(root);
  const rows = Object.entries(providers).flatMap(([key, row]) => (row.tool === undefined ? [[key, rowOf(row)]] : []));
  const apis = Object.entries(providers).flatMap(([key, { apis }]) => (apis ? [[key, apis]] : []));
  const embeds = Object.entries(providers).flatMap(([key, { embed }]) => (embed ? [key] : []));
  return `${HEADER}
/**
 * Other companies' tags, and cookies of plugins and hosts. Data only; see \`Providers\`.
 *
 * @phpstan-import-type Provider from \\Islas\\Consent\\Providers
 */
final class ProviderTable
{
    /** @var array<string, Provider> */
    public const ROWS = ${php(Object.fromEntries(rows), STEP)};

    /** @var array<string, string> Provider → functions that pages call, joined by \`|\`; \`a.b.c\` is an object \`a\` with these. */
    public const APIS = ${php(Object.fromEntries(apis), STEP)};

    /** @var list<string> Providers whose content visitors may load by hand, because it is content and no tag. */
    public const EMBEDS = ${php(embeds, STEP)};

    /**
     * Expression (without regard to case) for names of cookies that a shop needs, by their looks. No list has these names:
     * they are reported, and not deleted as long as the owner has not classified them.
     */
    public const LOOKS_FUNCTIONAL = ${php(functionalNames(root), STEP)};
}
`;
};

/** PHP class with the tools that ask for consent. @param {string} root */
export const consentToolsPhp = (root) => {
  const tools = Object.entries(readProviders(root)).filter(([, { tool }]) => tool !== undefined);
  const globals = tools.flatMap(([key, { tool }]) => (tool ? [[key, tool]] : []));
  return `${HEADER}
/**
 * Tools that ask for consent, by the address of their script and by their cookies, however the script gets into the page.
 * They are never held, their cookies never blocked. Data only; see \`Providers\`.
 *
 * @phpstan-import-type Provider from \\Islas\\Consent\\Providers
 */
final class Tools
{
    /** @var array<string, Provider> */
    public const TABLE = ${php(Object.fromEntries(tools.map(([key, row]) => [key, rowOf(row)])), STEP)};

    /** @var array<string, string> Names that a tool, or its settings in the page, make global; joined by \`|\`. */
    public const GLOBALS = ${php(Object.fromEntries(globals), STEP)};
}
`;
};

/** What `tags-head.ts` knows of each provider with an address, and whose content visitors may load by hand. @param {string} root */
export const tagProvidersTs = (root) => {
  const rows = Object.entries(readProviders(root)).flatMap(([key, { category, urls, apis = '', tool }]) =>
    urls ? [[key, category, urls.join('|'), apis, ...(tool ? [tool] : [])]] : [],
  );
  const embeds = Object.entries(readProviders(root)).flatMap(([key, { embed }]) => (embed ? [key] : []));
  return `// Generated from ${PROVIDERS} by \`npm run features\`: change that, not this.

import type { Tags } from '../tag-data';

/** Providers with an address. */
export const PROVIDERS: Tags['providers'] = ${JSON.stringify(rows)};

/** Keys of the providers whose content visitors may load by hand. */
export const EMBEDS: readonly string[] = ${JSON.stringify(embeds)};
`;
};

/** Text as part of a PHP expression between \`~\`. @param {string} text */
const escaped = (text) => text.replace(/[.\\+*?[^\]$(){}=!<>|:\-#/~]/g, '\\$&');

/**
 * What a text has in small letters, however a provider's address or call is written in it (notation:
 * \`Blocking/ProviderNotation.php\`).
 * @param {string} notation
 */
const markOf = (notation) => notation.replace(/^(new |[/?]+)/, '').replace(/[/(?#].*$/s, '');

/** A call of a function of this name, with any arguments. @param {string} name */
const called = (name) => `~(?<![\\w$-])${escaped(name)}(?:["'\`]\\s*\\])?\\s*(?:\\?\\.\\s*)?\\(~`;

/** PHP class with what a page has in it if anything of a provider that is not necessary is there. @param {string} root */
export const pageMarksPhp = (root) => {
  const marks = [
    ...new Set(
      Object.values(readProviders(root)).flatMap(({ category, urls = [], inline = [] }) =>
        category === 'necessary' ? [] : [...urls, ...inline].map(markOf),
      ),
    ),
  ].sort();
  /** @type {Map<string, string[]>} */
  const byEnd = new Map();
  for (const mark of marks) {
    const dot = mark.lastIndexOf('.');
    if (dot >= 0) byEnd.set(mark.slice(dot + 1), [...(byEnd.get(mark.slice(dot + 1)) ?? []), escaped(mark)]);
  }
  const ends = [...byEnd].map(([end, all]) => `${escaped(end)}(?<=${all.join('|')})`);
  const names = marks.filter((mark) => !mark.includes('.'));
  return `${HEADER}
/**
 * What a text in small letters has in it if it may name a provider that is not necessary. Data for \`PageScan\`.
 */
final class PageMarks
{
    /** @var list<string> Names that no other word has. */
    public const NAMES = ${php(
      names.filter((name) => name.length > 3),
      STEP,
    )};

    /** Addresses, looked for at their last dot: a page has few of those, and many letters. */
    public const ADDRESSES = ${php(`~\\.(?:${ends.join('|')})~`, STEP)};

    /** @var list<string> Functions whose names are too short to be looked for alone. */
    public const CALLS = ${php(names.filter((name) => name.length < 4).map(called), STEP)};
}
`;
};

/** The browser's lists of names of cookies. @param {string} root */
export const cookieNamesTs = (root) => {
  const optional = Object.values(readProviders(root)).flatMap(({ category, cookies }) =>
    category === 'necessary' ? [] : Object.keys(cookies),
  );
  return `// Generated from ${PROVIDERS} and functional-names.json by \`npm run features\`: change those, not this.

/** Cookies of known providers that are not necessary, whether this shop uses them or not. */
export const KNOWN_OPTIONAL = ${JSON.stringify([...new Set(optional)].join(' '))};

/** Expression for names of cookies that a shop needs, by their looks. */
export const LOOKS_FUNCTIONAL = ${JSON.stringify(functionalNames(root))};
`;
};
