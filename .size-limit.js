import { limitedFiles } from './.tools/build/entry-sizes.mjs';

/** `npx size-limit` compares each file of the build with its limit: R2.2 and `limit` in each feature.json. */
export default limitedFiles().map(({ source, file, limit }) => ({ name: source, path: file, limit, gzip: true }));
