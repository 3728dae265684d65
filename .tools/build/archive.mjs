import { crc32, deflateRawSync } from 'node:zlib';

/** @typedef {{ name: string, content: Buffer }} File */

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const UNIX = 3 << 8;
const UTF8 = 1 << 11;
const DEFLATE = 8;
/** 1980-01-01, the first day a zip can name: no date of this machine gets inside. */
const DATE = (1 << 5) | 1;
const MODE = 0o100644 << 16;

/** @param {[size: 2 | 4, value: number][]} fields little-endian, as the format wants them */
const pack = (fields) => {
  const bytes = Buffer.alloc(fields.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of fields) at = bytes.writeUIntLE(value >>> 0, at, size);
  return bytes;
};

/**
 * A zip archive of these files, in order of name and without dates, so that the same files give the same bytes.
 * Enough for a plugin: no folders of their own, nothing above 4 GB.
 * @param {File[]} files @returns {Buffer}
 */
export const makeZip = (files) => {
  /** @type {Buffer[]} */
  const parts = [];
  /** @type {Buffer[]} */
  const directory = [];
  let offset = 0;
  for (const { name, content } of [...files].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const title = Buffer.from(name);
    const data = deflateRawSync(content, { level: 9 });
    /** @type {[2 | 4, number][]} */
    const common = [
      [2, VERSION],
      [2, UTF8],
      [2, DEFLATE],
      [2, 0],
      [2, DATE],
      [4, crc32(content)],
      [4, data.length],
      [4, content.length],
      [2, title.length],
      [2, 0],
    ];
    directory.push(
      pack([[4, CENTRAL], [2, UNIX | VERSION], ...common, [2, 0], [2, 0], [2, 0], [4, MODE], [4, offset]]),
      title,
    );
    const local = Buffer.concat([pack([[4, LOCAL], ...common]), title, data]);
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = pack([
    [4, END],
    [2, 0],
    [2, 0],
    [2, files.length],
    [2, files.length],
    [4, central.length],
    [4, offset],
    [2, 0],
  ]);
  return Buffer.concat([...parts, central, end]);
};
