import printed from '../../tests/contract/golden/settings.json';

const USUAL = { ...printed.swatches, attribute_behavior: 'blur', card_swatches: false };

/** The owner's choices about swatches, under the plugin's own names. */
export type SwatchesSettings = Readonly<typeof USUAL>;

/** `name` is on, `-name` is off, `name:value` has a value; names the plugin has not are left out. */
export const swatchSettings = (switches: string): SwatchesSettings => {
  const asked = switches.split(',').flatMap((part) => {
    const [name = '', value] = part.split(':');
    const key = name.replace('-', '');
    if (!Object.hasOwn(USUAL, key)) return [];
    return [[key, value === undefined ? key === name : /^\d+$/.test(value) ? Number(value) : value]];
  });
  return { ...USUAL, ...(Object.fromEntries(asked) as Partial<SwatchesSettings>) };
};
