import { themes } from './shape-files';

const SIGNATURE = /^(\d+) ([a-z][\w-]*)(?:#([\w-]+))?((?:\.[\w-]+)*)((?:\[[^\]"]+(?:="[^"]*")?\])*)(?: ([a-z]+))?$/;
const ATTRIBUTE = /\[([^\]="]+)(?:="([^"]*)")?\]/g;

/** Builds elements from the lines of a theme's shape: without texts, and each kind only once. */
export const elementsOf = (lines: readonly string[]): HTMLElement => {
  const root = document.createElement('div');
  const open: Element[] = [root];
  for (const line of lines) {
    const [, depth = '', tag = '', id, classes = '', attributes = ''] = SIGNATURE.exec(line) ?? [];
    if (!tag) throw new Error(`Not a line of a shape: ${line}`);
    const element = document.createElement(tag === 'body' ? 'main' : tag);
    if (id) element.id = id;
    if (classes) element.className = classes.slice(1).replaceAll('.', ' ');
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) element.setAttribute(name, value);
    open.length = Number(depth) + 1;
    open.at(-1)?.append(element);
    open.push(element);
  }
  return root;
};

export const capturedElements: readonly HTMLElement[] = themes.map(([, { elements }]) => elementsOf(elements));
