/** Attributes that PHP may have taken away, by element; beside these, `data-…` of all but links (PHP: `FrameAddresses::HELD`). */
export const HELD_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  iframe: ['src', 'srcdoc'],
  frame: ['src'],
  embed: ['src'],
  object: ['data'],
  param: ['value'],
  img: ['src', 'srcset'],
  image: ['src', 'srcset'],
  input: ['src'],
  source: ['src', 'srcset'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  link: ['href', 'imagesrcset'],
};

const PICTURES = /^(im(g|age)|input|source|video)$/;

/** A scheme at the beginning of an address, or of each address of a set. */
const SCHEMES = { one: /^ *([a-z][a-z\d+.-]*):(image\/)?/gi, set: /(?:^|\s|[wx],)\s*([a-z][a-z\d+.-]*):(image\/)?/gi };

/** Whether an address is relative, of the web, or, for a picture, the picture itself. */
const isHarmless = (name: string, value: string, isPicture: boolean): boolean =>
  // Browsers drop control characters from addresses.
  [
    ...value
      .replace(/[\t\n\r]/g, '')
      .trim()
      .matchAll(SCHEMES[name.endsWith('srcset') ? 'set' : 'one']),
  ].every(([, scheme = '', image]) => /^https?$/i.test(scheme) || (isPicture && !!image && /^data$/i.test(scheme)));

/** The attributes of a list that may be given back to an element, with the addresses that were taken from them. */
export const restorableAttributes = (
  element: Element,
  list: string,
): readonly (readonly [name: string, value: string])[] => {
  const { localName } = element;
  const known = HELD_ATTRIBUTES[localName];
  return list.split(' ').flatMap((name) => {
    const value = element.getAttribute(`data-islas-${name}`);
    // Alone, because frames and pictures have no other held style; an empty picture stands where an address was.
    const isStyle = list === 'style' || (list === 'css' && localName === 'style');
    if (isStyle && value !== null) return [[name, value] as const];
    const isKnown = known && (known.includes(name) || (localName !== 'link' && name.startsWith('data-')));
    return isKnown && value !== null && (name === 'srcdoc' || isHarmless(name, value, PICTURES.test(localName)))
      ? [[name, value] as const]
      : [];
  });
};
