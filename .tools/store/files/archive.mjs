import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32, gunzipSync, inflateRawSync } from 'node:zlib';
import { failure } from '../errors.mjs';

const END = 0x06054b50;
const ENTRY = 0x02014b50;

/** @typedef {{ name: string, data: () => Buffer }} Entry */

/**
 * Entries of a zip, read from its central directory; the checksum of each is verified when its data is read.
 *
 * @param {Buffer} zip
 * @returns {Entry[]} files only
 * @throws {Error} with a message, if the archive is truncated or uses unsupported features
 */
export function readZip(zip) {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > zip.length || zip.readUInt32LE(end) !== END)
    throw new Error('it has no directory at its end');
  const entries = [];
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== ENTRY) throw new Error('its directory is damaged');
    const names = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + names);
    if (!name.endsWith('/')) entries.push({ name, data: zipData(zip, at, name) });
    at += 46 + names + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

/** @param {Buffer} zip @param {number} at offset of the directory entry @param {string} name */
function zipData(zip, at, name) {
  const [method, sum, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 20)];
  const local = zip.readUInt32LE(at + 42);
  return () => {
    if (method !== 0 && method !== 8) throw new Error(`${name} is packed in a way unknown here (${method})`);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(start, start + size);
    const data = method === 0 ? packed : inflateRawSync(packed);
    if (crc32(data) !== sum) throw new Error(`${name} is damaged`);
    return data;
  };
}

/**
 * Entries of a gzipped tar, the format of npm packages.
 * @param {Buffer} packed
 * @returns {Entry[]} files only
 */
export function readTar(packed) {
  const tar = gunzipSync(packed);
  const entries = [];
  for (let at = 0; at + 512 <= tar.length && tar[at] !== 0; ) {
    const text = (/** @type {number} */ from, /** @type {number} */ length) =>
      tar.toString('utf8', at + from, at + from + length).split('\0')[0] ?? '';
    const [size, prefix, start] = [parseInt(text(124, 12), 8) || 0, text(345, 155), at + 512];
    const name = prefix ? `${prefix}/${text(0, 100)}` : text(0, 100);
    if (text(156, 1) === '0' || text(156, 1) === '')
      entries.push({ name, data: () => tar.subarray(start, start + size) });
    at = start + Math.ceil(size / 512) * 512;
  }
  return entries;
}

/**
 * Unpacks an archive below a folder; an entry outside of it is an error.
 *
 * @param {string} file
 * @param {string} folder
 * @throws {import('../errors.mjs').StoreError}
 */
export function unzip(file, folder) {
  try {
    for (const { name, data } of readZip(readFileSync(file))) {
      if (name.split(/[\\/]/).includes('..') || /^([\\/]|[A-Za-z]:)/.test(name))
        throw new Error(`${name} leads out of it`);
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), data());
    }
  } catch (error) {
    throw failure.archive(file, error instanceof Error ? error.message : String(error));
  }
}
