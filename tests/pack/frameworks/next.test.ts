import { describe } from 'vitest';
import { testFramework } from './framework';

const NEXT = 'node_modules/next/dist/bin/next';

describe('Next with the app router', () => {
  testFramework({
    host: 'next',
    types: ['node_modules/typescript/bin/tsc', '-p', '.'],
    build: [NEXT, 'build'],
    serve: [NEXT, 'start', '--port', '4382'],
    develop: [NEXT, 'dev', '--port', '4383'],
  });
});
