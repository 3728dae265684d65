import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import base from '../../vitest.config';

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The tests of the hooks with React 18.3. Components need React 19, which gives them `ref` as a prop. `tests/pack/react-18.test.ts` runs them. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    root: pathOf('../..'),
    alias: { ...base.test?.alias, react: 'react-18', 'react-dom': 'react-dom-18' },
    include: ['tests/react-18/*.test.tsx', 'tests/unit/react/hooks-*.test.tsx'],
    execArgv: ['--import', pathOf('resolve.mjs')],
    server: { deps: { inline: [/@nanostores\/react/] } },
  },
});
