// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Tags } from '../../../widgets/consent/tag-data';
import { ownersOf } from '../../../widgets/consent/tag-owners';

const DATA: Tags = {
  rules: [
    ['chat.example/', 'preferences', 'mi-chat'],
    ['vimeo.com/mine', 'necessary', ''],
    ['HTTP://cdn.old.example/a.js', 'statistics', 'old'],
    ['.mapas.example', 'preferences', 'mapas'],
  ],
  providers: [
    ['google-analytics', 'statistics', 'googletagmanager.com/gtag/|google-analytics.com/', 'gtag'],
    ['google-ads', 'marketing', 'googletagmanager.com/gtag/js?id=aw-', 'gtag'],
    ['matomo', 'statistics', '/matomo.js', '_paq.push'],
    ['paypal', 'necessary', 'paypal.com/', ''],
    ['paypal-marketing', 'marketing', 'paypal.com/tagmanager', ''],
    ['vimeo', 'marketing', 'player.vimeo.com/|vimeo.com/mine', ''],
  ],
};

describe('the owner of an address', () => {
  const ownerOf = ownersOf(DATA, 'https://tienda.example/producto/');

  it.each([
    ['https://www.googletagmanager.com/gtag/js?id=G-1', 'google-analytics'],
    ['https://www.googletagmanager.com/gtag/js?l=x&id=AW-1', 'google-ads'],
    ['//www.google-analytics.com/analytics.js', 'google-analytics'],
    ['HTTPS://REGION1.GOOGLE-ANALYTICS.com/g/collect', 'google-analytics'],
    ['https://www.paypal.com/tagmanager/pptm.js', 'paypal-marketing'],
    ['https://www.paypal.com/sdk/js', ''],
    ['/analitica/matomo.js', 'matomo'],
    ['matomo.js', 'matomo'],
    ['/wp-content/plugins/woocommerce/matomo.js', ''],
    ['https://cdn.example/x.js?next=https://www.google-analytics.com/', ''],
    ['https://notgoogle-analytics.com/', ''],
    ['https://chat.example/w.js', 'mi-chat'],
    ['https://vimeo.com/mine', ''],
    ['data:text/javascript,//google-analytics.com/', ''],
    ['http://[', ''],
    ['', ''],
  ])('%s: %s', (address, provider) => {
    const owner = ownerOf(address);
    expect(owner?.category === 'necessary' ? '' : (owner?.provider ?? '')).toBe(provider);
  });

  it.each([
    ['//www.googletagmanager.com', 'google-analytics'],
    ['https://player.vimeo.com/', ''],
    ['https://www.paypal.com', ''],
    ['https://notgoogle-analytics.com', ''],
    ['https://google-analytics.com.example', ''],
    ['https://cdn.chat.example', 'mi-chat'],
    ['http://cdn.old.example', 'old'],
    ['https://a.mapas.example', 'mapas'],
    ['https://tienda.example/matomo.js', ''],
    ['', ''],
  ])('for a preconnect to %s: %s', (address, provider) => {
    expect(ownerOf(address, true)?.provider ?? '').toBe(provider);
  });
});
