// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { failure, StoreError } from '../../../../.tools/store/errors.mjs';

const all = {
  option: failure.option('PORT is wrong.'),
  offline: failure.offline('theme', 'The theme storefront', 'ENOTFOUND'),
  notThere: failure.notThere('./nope.zip'),
  notWhatItShouldBe: failure.notWhatItShouldBe('wordpress', '/folder', 'wp-includes/version.php'),
  archive: failure.archive('release.zip', 'it is damaged'),
  tooOld: failure.tooOld('WooCommerce 11.0.1 needs WordPress 6.9', 'WordPress 6.8'),
  portTaken: failure.portTaken(8080),
  php: failure.php('PHP is not on this machine.', 'sudo apt-get install php-cli'),
  step: failure.step('Seeding the shop', 'Fatal error: out of memory\n'),
  neverReady: failure.neverReady('http://127.0.0.1:8080/', 'Failed to listen'),
};

describe('failures of the shop', () => {
  it('foreseen failures are StoreErrors, so that only unforeseen ones show a stack', () => {
    for (const error of Object.values(all)) expect(error).toBeInstanceOf(StoreError);
    expect(Object.keys(all).sort()).toEqual(Object.keys(failure).sort());
  });

  it.each(Object.entries(all))(
    'the failure %s has a sentence about what is wrong, then advice',
    (_name, { message }) => {
      const [what = '', ...advice] = message.split('\n');
      expect(what).toMatch(/^[A-Z.].*\.$/);
      expect(advice.join('\n').trim()).not.toBe('');
    },
  );

  it('failures name the next port, the missing option and the command to run', () => {
    expect(all.portTaken.message).toContain('PORT=8081 npm run store');
    expect(all.offline.message).toContain('npm run store -- --theme');
    expect(all.php.message).toContain('sudo apt-get install php-cli');
  });

  it('a failed step without output says so instead of advice', () => {
    expect(failure.step('Seeding the shop', '  ').message).toContain('It said nothing.');
  });
});
