// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { extractPhp, pluginHeader } from '../../../../.tools/languages/extract-php.mjs';
import { extractTs, keyedTexts } from '../../../../.tools/languages/extract-ts.mjs';

const php = (code: string) => extractPhp(`<?php\n${code}`);

describe('texts in PHP', () => {
  it.each([
    ["__('Hola', 'islas');", ['Hola', 'islas']],
    ['__("Uno\\n\\"dos\\"", \'islas\');', ['Uno\n"dos"', 'islas']],
    ["__('it\\'s', 'islas');", ["it's", 'islas']],
    ["__('a\\b\\\\', 'islas');", ['a\\b\\', 'islas']],
    ["\\__('Hola' . ' y adiós', 'islas');", ['Hola y adiós', 'islas']],
    ["esc_html__(\n  'Hola', // why\n  'islas'\n);", ['Hola', 'islas']],
    ["_n('%d product', '%d products', count([1, 2]), 'islas');", ['%d product', '%d products', null, 'islas']],
    ["$x ? 1 : __('Hola', 'islas');", ['Hola', 'islas']],
    ["__('.', 'islas');", ['.', 'islas']],
  ])('%s', (code, args) => {
    expect(php(code).map((call) => call.args)).toEqual([args]);
  });

  it('extractPhp takes no text from comments, strings, heredocs, methods, definitions or outside PHP', () => {
    expect(
      extractPhp(
        [
          "__('before', 'islas') <?php",
          "// __('comment', 'islas')",
          "/* __('comment', 'islas') */ # __('comment', 'islas')",
          "$a = \"__('string', 'islas')\"; $this->__('method', 'islas'); A::__('static', 'islas');",
          'function __($text, $domain) {}',
          "$b = <<<'END'\n __('heredoc', 'islas')\n END;",
          "__('kept', 'islas'); ?> __('after', 'islas')",
        ].join('\n'),
      ).map((call) => call.args[0]),
    ).toEqual(['kept']);
  });

  it('extractPhp gives null for computed texts', () => {
    expect(php("__($text, 'islas'); __(\"Hola $name\", 'islas');").map((call) => call.args[0])).toEqual([null, null]);
  });

  it('extractPhp gives a text’s array key and the translators’ comment above it', () => {
    const [first, second] = php(`return [
      'view_cart' => __('View cart', 'islas'),
      /* translators: %s: product name */
      'added' => sprintf(__('%s added', 'islas'), $name),
    ];`);
    expect(first).toMatchObject({ key: 'view_cart', comment: '' });
    expect(second).toMatchObject({ comment: '%s: product name' });
  });

  it('pluginHeader gives the texts that WordPress shows of a plugin', () => {
    expect(
      pluginHeader('<?php\n/**\n * Plugin Name: Islas\n * Description: React islands.\n * Version: 1\n */'),
    ).toEqual([
      ['Plugin Name', 'Islas'],
      ['Description', 'React islands.'],
    ]);
  });
});

describe('texts in TypeScript', () => {
  it('extractTs gives the literal arguments of translation calls, also inside JSX', () => {
    const calls = extractTs(
      `// translators: %d: number of products
       const label = _n('%d product', '%d products', count, 'islas');
       export const View = () => <p title={__('Close', 'islas')}>{__(\`Cart\`, 'islas')}</p>;
       console.log('__("string", "islas")', __(name, 'islas'), other.__('method', 'islas'));`,
      'view.tsx',
    );
    expect(calls.map(({ args, comment }) => [args[0], comment])).toEqual([
      ['%d product', '%d: number of products'],
      ['Close', ''],
      ['Cart', ''],
      [null, ''],
    ]);
  });

  it('keyedTexts are read from the constants and calls that hold them', () => {
    const texts = keyedTexts(
      `const SOURCES = {
         ...MESSAGES,
         view_cart: 'View cart',
         /* translators: %s: name of the product */
         removed: '%s is gone',
       } as const;
       export const pageText = textsFrom({ password_show: 'Show password' });
       const OTHER = { no_text: 'nothing' };`,
      'texts.ts',
    );
    expect([...texts]).toEqual([
      ['view_cart', { text: 'View cart', note: '' }],
      ['removed', { text: '%s is gone', note: '%s: name of the product' }],
      ['password_show', { text: 'Show password', note: '' }],
    ]);
  });
});
