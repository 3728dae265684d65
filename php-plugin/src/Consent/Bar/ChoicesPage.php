<?php

declare(strict_types=1);

namespace Islas\Consent\Bar;

use Islas\Consent\Configuration;
use Islas\Consent\Module;
use Islas\Consent\Cookies\RequestCookies;
use Islas\Platform\Html;
use Islas\Platform\ShopAddress;
use WP_Post;
use WP_Query;

/**
 * A page of the shop with the visitor's choices, in the theme like every other, without a row in the database. It shows
 * one visitor's decision, so it forbids caching.
 */
final class ChoicesPage
{
    private Configuration $configuration;
    private Module $consent;

    public function __construct(Configuration $configuration, Module $consent)
    {
        $this->configuration = $configuration;
        $this->consent = $consent;
    }

    public static function makeUrl(): string
    {
        return add_query_arg(Module::CHOICES_QUERY, 'page', ShopAddress::findHome('/'));
    }

    /**
     * WordPress filter `posts_pre_query`.
     *
     * @param mixed $posts
     * @param mixed $query
     * @return mixed
     */
    public function showPage($posts, $query)
    {
        if (! $query instanceof WP_Query || ! $query->is_main_query() || ! self::isRequested()) {
            return $posts;
        }
        nocache_headers();
        wc_maybe_define_constant('DONOTCACHEPAGE', true);
        $post = new WP_Post((object) [
            // No row has it: WordPress reads no data of another post, as it does for a negative one.
            'ID' => 0, 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => Module::CHOICES_QUERY,
            'post_title' => __('Cookies and my consent', 'islas'), 'comment_status' => 'closed',
            'ping_status' => 'closed', 'post_author' => 0, 'post_content' => '[' . Module::CHOICES_SHORTCODE . ']',
            'post_date' => current_time('mysql'), 'post_date_gmt' => current_time('mysql', true), 'filter' => 'raw',
        ]);
        $query->found_posts = 1;
        $query->max_num_pages = 1;

        return [$post];
    }

    /** WordPress hook `wp`: the page is a page, whatever the address was before. */
    public function shapeQuery(): void
    {
        /** @var WP_Query $wp_query */
        global $wp_query;
        $post = $wp_query->posts[0] ?? null;
        if (! self::isRequested() || ! $post instanceof WP_Post) {
            return;
        }
        $wp_query->is_home = false;
        $wp_query->is_archive = false;
        $wp_query->is_post_type_archive = false;
        $wp_query->is_posts_page = false;
        $wp_query->is_404 = false;
        $wp_query->is_page = true;
        $wp_query->is_singular = true;
        $wp_query->queried_object = $post;
        $wp_query->queried_object_id = $post->ID;
    }

    /**
     * WordPress filter `wp_robots`.
     *
     * @param mixed $robots
     * @return mixed
     */
    public function addNoIndex($robots)
    {
        return is_array($robots) && self::isRequested() ? ['noindex' => true] + $robots : $robots;
    }

    /**
     * WordPress filter `redirect_canonical`: keeps the page's own address.
     *
     * @param mixed $address
     * @return mixed
     */
    public function preventRedirect($address)
    {
        return self::isRequested() ? false : $address;
    }

    /** The shortcode: on this page with the visitor's choices, on any other the same for every visitor. */
    public function renderContent(): Html
    {
        return $this->consent->form->renderForm(
            self::isRequested() ? $this->configuration->readDecision(RequestCookies::readCookies()) : null
        );
    }

    private static function isRequested(): bool
    {
        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only reads.
        return isset($_GET[Module::CHOICES_QUERY]) && ! is_admin();
    }
}
