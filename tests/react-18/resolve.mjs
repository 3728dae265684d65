/** Loaded before the tests (`vitest.config.ts`): packages that are not built with them load React 18 too. */
import Module from 'node:module';

/** Node's own, which is not typed. @type {{ _resolveFilename: (request: string, ...rest: unknown[]) => string }} */
const loader = /** @type {never} */ (Module);
const resolve = loader._resolveFilename;

loader._resolveFilename = function (request, ...rest) {
  return resolve.call(this, request.replace(/^(react|react-dom)(?=$|\/)/, '$1-18'), ...rest);
};
