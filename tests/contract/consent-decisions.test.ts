// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decodeConsent } from '../../widgets/consent/consent-config';
import type { ConsentState } from '../../widgets/consent/consent-api';
import { parseCookies, readDecision } from '../../widgets/consent/decision';

interface Case {
  name: string;
  cookies: string;
  version: string;
  versions?: string[];
  expire_time: number;
  now: number;
  gpc: boolean;
  expected: ConsentState;
}

/** PHP reads the same file: `ConsentDecisionTest`. */
const cases: readonly Case[] = JSON.parse(readFileSync(join(import.meta.dirname, 'consent-decisions.json'), 'utf8'));

test.each(cases)(
  'the browser reads, as PHP does: $name',
  ({ cookies, version, versions, expire_time, now, gpc, expected }) => {
    const config = decodeConsent({ version, versions, expire_time });
    expect(readDecision(parseCookies(cookies), config, now, gpc)).toEqual(expected);
  },
);
