<?php

declare(strict_types=1);

namespace Islas\Tests\Shop;

use Islas\Platform\Settings;
use DOMDocument;
use DOMElement;
use DOMXPath;

/**
 * Names with special characters, quotes and markup: a swatch has the same name as WooCommerce's option, in the page, on
 * a card, in the dashboard and in REST, and nothing in a name becomes markup.
 */
final class EscapingTest extends ShopTestCase
{
    private const NAMES = [
        'bn' => 'Blanco & Negro', 'pulgadas' => '5" y 6\'', 'umlaut' => 'Köln & Aachen', 'menor' => 'menos < 5',
        'marca' => '<b>Negrita</b><script>alert(1)</script>', 'entidad' => 'a &amp;amp; b', '2024' => 'Año 2024',
    ];

    public function testASwatchHasTheNameOfItsOption(): void
    {
        $page = $this->page($this->get($this->path())['body']);
        $options = $this->texts($page, '//select[@name="attribute_pa_rareza"]/option[@value!=""]', 'value');
        $swatches = $this->texts($page, '//*[@data-attribute_name="attribute_pa_rareza"]/label', 'data-value');

        self::assertCount(count(self::NAMES), $options);
        self::assertSame($options, $swatches);
        self::assertSame('Blanco & Negro', $swatches['bn']);
        self::assertSame('Köln & Aachen', $swatches['umlaut']);
        $own = $this->texts($page, '//select[@name="attribute_2024"]/option[@value!=""]', 'value');
        self::assertSame($own, $this->texts($page, '//*[@data-attribute_name="attribute_2024"]/label', 'data-value'));
        self::assertSame(['38', 'L & XL'], array_values($own));
    }

    public function testAGroupOfSwatchesHasTheNameOfItsLabel(): void
    {
        $page = $this->page($this->get($this->path())['body']);
        $label = $this->texts($page, '//label[@for="pa_rareza"]', 'for')['pa_rareza'];
        $group = $page->query('//div[@data-attribute_name="attribute_pa_rareza"]')->item(0);

        self::assertInstanceOf(DOMElement::class, $group);
        self::assertSame('Rareza & más', $label);
        self::assertSame($label, $group->getAttribute('aria-label'));
    }

    public function testThePageAndTheRestRouteContainTheSameNames(): void
    {
        $path = $this->path();
        $page = $this->page($this->get($path)['body']);
        $printed = json_decode($page->query('//*[@data-island="swatch-form"]/script')->item(0)->textContent, true);
        $id = url_to_postid(home_url($path));
        $sent = json_decode($this->get('/wp-json/islas/v1/swatches/product/' . $id)['body'], true)['groups'];

        self::assertSame(array_column($printed['items'], 'name'), array_column($sent[0]['items'], 'name'));
        self::assertContains('Blanco & Negro', array_column($printed['items'], 'name'));
        self::assertSame(['Rareza & más', '2024'], array_column($sent, 'label'));
    }

    public function testPrintsMarkupInNamesAsText(): void
    {
        $this->option(Settings::OPTION, ['card_swatches' => true]);
        $path = $this->path();
        $category = get_term_link('rarezas', 'product_cat');
        self::assertIsString($category);
        foreach ([$path, (string) wp_parse_url($category, PHP_URL_PATH)] as $where) {
            $page = $this->page($this->get($where)['body']);

            self::assertGreaterThan(0, $page->query('//*[contains(@class, "islas-swatches")]')->length, $where);
            self::assertSame(0, $page->query('//*[contains(@class, "islas-swatches")]//b')->length, $where);
            self::assertSame(0, $page->query('//script[contains(., "alert(1)") and not(@type)]')->length, $where);
        }
    }

    public function testTheProductPanelEscapesNamesOnce(): void
    {
        $product = $this->fresh((int) url_to_postid(home_url($this->path())));
        $GLOBALS['product_object'] = $product;
        $GLOBALS['post'] = get_post($product->get_id());
        ob_start();
        (new \Islas\Swatches\ProductPanel())->printPanel();
        $panel = (string) ob_get_clean();
        unset($GLOBALS['product_object'], $GLOBALS['post']);

        self::assertStringNotContainsString('&amp;amp; Negro', $panel);
        self::assertStringNotContainsString('<script>alert', $panel);
    }

    private function path(): string
    {
        $taxonomy = $this->attribute('rareza', self::NAMES, 'button', 'Rareza &amp; más');
        $category = wp_insert_term('Rarezas', 'product_cat', ['slug' => 'rarezas'])['term_id'];
        $this->later(static fn () => wp_delete_term($category, 'product_cat'));
        $variations = [];
        foreach (array_keys(self::NAMES) as $place => $slug) {
            $variations[] = [$taxonomy => (string) $slug, '2024' => $place % 2 ? 'L & XL' : '38'];
        }
        $product = $this->product($variations, ['name' => 'Cosa & Tal', 'category_ids' => [$category]]);

        return (string) wp_parse_url($product->get_permalink(), PHP_URL_PATH);
    }

    private function page(string $html): DOMXPath
    {
        $document = new DOMDocument();
        $before = libxml_use_internal_errors(true);
        $document->loadHTML('<?xml encoding="UTF-8">' . $html);
        libxml_clear_errors();
        libxml_use_internal_errors($before);

        return new DOMXPath($document);
    }

    /** @return array<array-key, string> Visible texts, keyed by an attribute of the element. */
    private function texts(DOMXPath $page, string $path, string $attribute): array
    {
        $texts = [];
        foreach ($page->query($path) as $element) {
            $name = (new DOMXPath($element->ownerDocument))->query('.//*[@class="islas-swatch__name"]', $element)->item(0);
            $texts[$element->getAttribute($attribute)] = ($name ?? $element)->textContent;
        }

        return $texts;
    }
}
