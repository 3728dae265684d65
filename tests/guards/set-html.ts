import { type Sources, code } from './sources';

const COMPONENT = /^src\/react\/|^(src|widgets)\/.*(\.tsx|\/use-[\w-]+\.ts)$/;
const SETS_HTML = /\b(dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|srcdoc|srcDoc)\b/g;

/** Components that set HTML, once each: the shop's own pieces, which React does not render. */
export const SETTERS: Readonly<Record<string, string>> = {
  'src/react/shop-html.tsx': "price, stock and description of a variation: the theme's and other plugins' markup",
  'widgets/consent/settings/Choices.tsx': "the owner's policy, which WordPress has filtered",
  'widgets/drawer/components.tsx': "the element in which the shop sends the cart's data, which its fragments replace",
  'widgets/drawer/markup.tsx': "the shop's mini-cart, which its fragments replace",
  'widgets/fragments/markup.tsx': "the shop's mini-cart, which its fragments replace",
};

/** How often each component sets HTML, as `file: count`, but for the places that are named above. */
export const htmlSetters = (sources: Sources): string[] =>
  [...sources]
    .filter(([file]) => COMPONENT.test(file))
    .map(([file, text]) => [file, code(text).match(SETS_HTML)?.length ?? 0] as const)
    .filter(([file, count]) => count !== (Object.hasOwn(SETTERS, file) ? 1 : 0))
    .map(([file, count]) => `${file}: ${count}`);
