/** 32 hexadecimal digits that depend on every character of `text`: the shape of an md5, for keys and hashes. */
export const hash32 = (text: string): string =>
  [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35]
    .map((seed) => {
      let value = seed;
      for (let index = 0; index < text.length; index++) {
        value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
        value ^= value >>> 13;
      }
      return (value >>> 0).toString(16).padStart(8, '0');
    })
    .join('');
