import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import base from '../../vitest.config';

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The tests of hooks and components with React 18.3. `tests/pack/react-18.test.ts` runs them. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    root: pathOf('../..'),
    alias: { ...base.test?.alias, react: 'react-18', 'react-dom': 'react-dom-18' },
    include: ['tests/react-18/*.test.tsx', 'tests/unit/*/component*.test.tsx', 'tests/unit/react/*.test.tsx'],
    // Of the shop's own page, which brings its React.
    exclude: ['tests/unit/react/mount.test.tsx'],
    execArgv: ['--import', pathOf('resolve.mjs')],
    server: { deps: { inline: [/@nanostores\/react/] } },
  },
});
