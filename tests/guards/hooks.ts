import type { Sources } from './sources';

/** Those that the plugin applies, and the actions of its name that it hears. */
const applied = (php: Sources): Set<string> =>
  new Set(
    [...php.values()].flatMap(
      (text) => text.match(/(?<=\b(?:apply_filters|do_action)\(\s*'|\['action', ')islas_\w+(?=')/g) ?? [],
    ),
  );

const documented = (document: string): Set<string> =>
  new Set(document.match(/(?<=^\| `)islas_\w+(?=` \| (filter|action) )/gm));

/** Filters and actions of the plugin that the document leaves out, and those it names that do not exist. */
export const undocumentedHooks = (php: Sources, document: string): string[] => {
  const [real, told] = [applied(php), documented(document)];
  return [
    ...[...real].filter((name) => !told.has(name)).map((name) => `${name} is not documented`),
    ...[...told].filter((name) => !real.has(name)).map((name) => `${name} does not exist`),
  ];
};
