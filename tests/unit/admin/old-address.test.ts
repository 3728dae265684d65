import { describe, expect, it } from 'vitest';
import { translateAddress } from '../../../widgets/admin/screen/address/old-address';

const SCREEN = 'https://tienda.example/wp-admin/admin.php?page=islas';

describe('addresses of earlier versions', () => {
  it.each([
    ['the screen of consent', '&islas-section=consent', '#consent'],
    ['its log', '&islas-section=consent#islas-log', '#consent/log'],
    ['its log, without the server', '#islas-log', '#consent/log'],
    ['its cookies', '&islas-section=consent#islas-consent-cookies', '#consent/cookies'],
    ['its rules', '&islas-section=consent#islas-consent-own-rules', '#consent/tags'],
    ['a field that is gone', '&islas-section=consent#islas-consent-gone', '#consent'],
    ['a part of today', '&islas-section=consent#consent/proof', '#consent/proof'],
  ])('%s leads to its part', (_, end, expected) => expect(translateAddress(SCREEN + end)).toBe(SCREEN + expected));

  it.each(['', '#cart', '#consent/log/0123', '#islas-take-over', '&islas-section=nothing', '#constructor'])(
    'one of today stays as it is: %s',
    (end) => expect(translateAddress(SCREEN + end)).toBeNull(),
  );
});
