import type { Product, Variation } from './products';

/** Outlines on a 120 × 120 field, by name; `A` is the body's colour, `B` its shadow, `C` a light. */
const DRAWINGS: Readonly<Record<string, string>> = {
  cup: '<path fill="A" d="M34 44h44v30a16 16 0 0 1-16 16H50a16 16 0 0 1-16-16z"/><path fill="none" stroke="A" stroke-width="6" d="M78 52h6a9 9 0 0 1 0 20h-6"/><path fill="B" d="M34 44h44v6H34z"/><path fill="none" stroke="C" stroke-width="3" stroke-linecap="round" d="M47 36q-4-5 0-10M58 36q-4-5 0-10"/>',
  bowl: '<path fill="A" d="M24 52h72a36 36 0 0 1-24 34H48a36 36 0 0 1-24-34z"/><ellipse fill="B" cx="60" cy="52" rx="36" ry="9"/><path fill="A" d="M46 86h28v5H46z"/>',
  plate:
    '<circle fill="A" cx="60" cy="60" r="37"/><circle fill="B" cx="60" cy="60" r="26"/><circle fill="C" cx="60" cy="60" r="22" opacity=".55"/>',
  jug: '<path fill="A" d="M44 28h30l6 60a6 6 0 0 1-6 6H44a6 6 0 0 1-6-6z"/><path fill="none" stroke="A" stroke-width="6" d="M78 44q18 4 8 34"/><path fill="B" d="M44 28h30l1 9H43z"/><path fill="A" d="M44 28l-9 5 8 6z"/>',
  vase: '<path fill="A" d="M54 44h12v10q18 10 18 24a24 18 0 0 1-48 0q0-14 18-24z"/><path fill="none" stroke="B" stroke-width="3" d="M60 46V20"/><circle fill="C" cx="60" cy="20" r="7"/><circle fill="B" cx="69" cy="28" r="4"/>',
  pot: '<rect fill="A" x="38" y="46" width="44" height="46" rx="9"/><rect fill="B" x="46" y="34" width="28" height="12" rx="4"/><path stroke="C" stroke-width="3" d="M48 62h24"/>',
  bottle:
    '<path fill="A" d="M53 18h14v20l8 14v38a6 6 0 0 1-6 6H51a6 6 0 0 1-6-6V52l8-14z"/><rect fill="C" x="45" y="60" width="30" height="22"/><path fill="B" d="M53 18h14v7H53z"/>',
  jar: '<rect fill="A" x="36" y="40" width="48" height="52" rx="10"/><rect fill="B" x="40" y="28" width="40" height="12" rx="4"/><rect fill="C" x="44" y="54" width="32" height="22" rx="3"/>',
  bag: '<path fill="A" d="M38 36l44 0 6 56H32z"/><path fill="B" d="M38 36h44l-3-10H41z"/><circle fill="C" cx="60" cy="64" r="13"/>',
  tin: '<rect fill="A" x="36" y="34" width="48" height="58" rx="5"/><ellipse fill="B" cx="60" cy="34" rx="24" ry="7"/><path fill="C" d="M36 54h48v20H36z"/>',
  soap: '<rect fill="B" x="28" y="52" width="64" height="36" rx="10"/><rect fill="A" x="28" y="46" width="64" height="34" rx="10"/><rect fill="C" x="42" y="56" width="36" height="13" rx="6"/>',
  candle:
    '<rect fill="A" x="42" y="50" width="36" height="44" rx="5"/><ellipse fill="B" cx="60" cy="50" rx="18" ry="5"/><path stroke="B" stroke-width="3" d="M60 48v-9"/><path fill="C" d="M60 18q11 13 0 21-11-8 0-21z"/>',
  cloth:
    '<path fill="A" d="M30 34h60v54H30z"/><path fill="B" d="M30 46h60v5H30zM30 58h60v5H30z"/><path stroke="C" stroke-width="2" d="M34 88v7M44 88v7M54 88v7M64 88v7M74 88v7M84 88v7"/>',
  basket:
    '<path fill="A" d="M28 54h64l-8 38H36z"/><path fill="none" stroke="B" stroke-width="5" d="M40 54q20-42 40 0"/><path stroke="C" stroke-width="3" d="M32 66h56M34 78h52"/>',
  cushion:
    '<path fill="A" d="M30 34q30 8 60 0-8 28 0 56-30-8-60 0 8-28 0-56z"/><path stroke="C" stroke-width="3" d="M46 44l28 36M74 44L46 80"/>',
  print:
    '<rect fill="B" x="32" y="24" width="56" height="72"/><rect fill="C" x="38" y="30" width="44" height="60"/><circle fill="A" cx="60" cy="54" r="15"/><path stroke="A" stroke-width="4" d="M60 60v24"/>',
  shirt:
    '<path fill="A" d="M46 28l-24 14 8 18 10-4v38h40V56l10 4 8-18-24-14q-14 12-28 0z"/><path fill="none" stroke="B" stroke-width="4" d="M46 28q14 14 28 0"/>',
  hoodie:
    '<path fill="A" d="M46 34l-22 12 6 40 10-4v14h40V82l10 4 6-40-22-12z"/><path fill="B" d="M44 36q16-26 32 0-6 12-16 12t-16-12z"/><path fill="C" d="M48 66h24v14H48z" opacity=".5"/>',
};

/** The product's drawing on a quiet ground, as an SVG document of 600 × 600. */
export const pictureSvg = ([name, hue]: Product['picture']): string => {
  const body = (DRAWINGS[name] ?? DRAWINGS.pot ?? '')
    .replaceAll('"A"', `"hsl(${hue} 46% 52%)"`)
    .replaceAll('"B"', `"hsl(${hue} 44% 38%)"`)
    .replaceAll('"C"', `"hsl(${hue} 60% 88%)"`);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 120 120">' +
    `<rect width="120" height="120" fill="hsl(${hue} 42% 94%)"/><circle cx="60" cy="62" r="46" fill="hsl(${hue} 46% 88%)"/>` +
    `<ellipse cx="60" cy="97" rx="30" ry="4" fill="hsl(${hue} 30% 74%)"/>${body}</svg>`
  );
};

const HUES: Readonly<Record<string, number>> = { rojo: 2, azul: 212, verde: 130, negro: 262, blanco: 45 };

/** The product's drawing in the variation's colour. */
export const pictureOf = ({ picture: [name, hue] }: Product, variation: Variation | null): Product['picture'] =>
  variation ? [name, HUES[variation.values.pa_color ?? ''] ?? (hue + variation.id * 11) % 360] : [name, hue];

/** Address of a picture inside the pretend shop. */
export const pictureUrl = ([name, hue]: Product['picture']): string => `/imagenes/${name}-${hue}.svg`;

/** `/imagenes/cup-28.svg` → the drawing it asks for. */
export const parsePicture = (path: string): Product['picture'] | null => {
  const [, name, hue] = /^\/imagenes\/([a-z]+)-(\d{1,3})\.svg$/.exec(path) ?? [];
  return name !== undefined && Object.hasOwn(DRAWINGS, name) ? [name, Number(hue)] : null;
};
