// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { parseToolAnswers } from '../../../widgets/consent/tool/tool-formats';

/** Decoded cookie values of each tool after a visitor has allowed only statistics. */
const STATISTICS: Readonly<Record<string, string>> = {
  Cookiebot: "{stamp:'abc==',necessary:true,preferences:false,statistics:true,marketing:false,method:'explicit',ver:1}",
  OneTrust:
    'isGpcEnabled=0&datestamp=Wed+Nov+25+2026+08:30:48&version=202405.1.0&hosts=H4:1,H2:0&genVendors=V2:0&groups=C0001:1,C0002:1,C0003:0,C0004:0',
  iubenda:
    '{"timestamp":"2026-11-25T08:30:44.292Z","version":"1.2","purposes":{"1":true,"2":false,"3":false,"4":true,"5":false},"id":5}',
  Termly: '{"TERMLY_COOKIE_CONSENT":{"value":{"advertising":false,"analytics":true,"essential":true,"social":false}}}',
  'Termly, as text in text': '{"x":"{\\"advertising\\":false,\\"analytics\\":true}"}',
  Didomi: '{"user_id":"1","purposes":{"enabled":["cookies","analytics"],"disabled":["advertising"]}}',
  Axeptio: '{"$$token":"x","$$completed":true,"google_analytics":true,"facebook_pixel":false}',
  CookieYes:
    'consentid:x,consent:yes,action:yes,necessary:yes,functional:no,analytics:yes,performance:no,advertisement:no',
  'Cookie-Script': '{"action":"accept","categories":"[\\"performance\\"]"}',
  CookieFirst: '{"necessary":true,"performance":true,"functional":false,"advertising":false}',
  'Cookie Information':
    '{"consents_approved":["cookie_cat_necessary","cookie_cat_statistic"],"consents_denied":["cookie_cat_marketing"]}',
  Civic: '{"necessaryCookies":[],"optionalCookies":{"analytics":"accepted","marketing":"revoked"}}',
  CookieHub:
    '{"answered":true,"categories":[{"cid":1,"id":"necessary","value":true},{"id":"analytics","value":true},{"id":"marketing","value":false}]}',
  Usercentrics: '{"gcm":{"adStorage":"denied","adUserData":"denied","analyticsStorage":"granted"}}',
  'consent mode': '{"ad_storage":"denied","analytics_storage":"granted","functionality_storage":"denied"}',
};

describe('the stored answer of a hosted consent tool', () => {
  test.each(Object.entries(STATISTICS))('of %s with only statistics allowed is read as statistics', (_tool, text) =>
    expect(parseToolAnswers(text)).toEqual(['statistics']),
  );

  test('is read when it allows nothing, everything, or has no values yet', () => {
    expect(parseToolAnswers('{necessary:true,preferences:false,statistics:false,marketing:false}')).toEqual([]);
    expect(parseToolAnswers('groups=C0001:1,C0002:1,C0003:1,C0004:1')).toEqual([
      'preferences',
      'statistics',
      'marketing',
    ]);
    expect(
      parseToolAnswers('consent:,action:,necessary:,functional:,analytics:,performance:,advertisement:') ?? [],
    ).toEqual([]);
  });

  test('allows no category when the text holds no answer', () => {
    for (const text of ['', '1', '{"id":2}', 'about our marketing', '{"answered":false,"categories":[]}'])
      expect(parseToolAnswers(text) ?? []).toEqual([]);
  });
});
