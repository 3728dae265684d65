<?php

declare(strict_types=1);

namespace Islas\Consent\Start;

use Islas\Consent\LegalPages;
use Islas\Consent\Lists;
use Islas\Platform\OwnerForm;
use Islas\Platform\Settings;

/**
 * What the buttons of the guided start do.
 */
final class StartController
{
    public const ACTION = 'islas_consent_start';
    public const STEP = 'islas-step';

    /** As WordPress asks for on its own screen of the privacy policy. */
    public const PRIVACY_CAPABILITY = 'manage_privacy_options';

    private Settings $settings;
    private Lists $lists;
    private ShopFindings $findings;
    private PageReader $reader;
    private LegalPages $legalPages;

    public function __construct(
        Settings $settings,
        Lists $lists,
        ShopFindings $findings,
        PageReader $reader,
        LegalPages $legalPages
    ) {
        $this->settings = $settings;
        $this->lists = $lists;
        $this->findings = $findings;
        $this->reader = $reader;
        $this->legalPages = $legalPages;
    }

    /** WordPress hook `admin_post_islas_consent_start`. */
    public function handle(): void
    {
        OwnerForm::check(self::ACTION);
        $step = sanitize_key(OwnerForm::posted(self::STEP));
        $results = [
            'read' => fn (): string => $this->read(),
            'text' => fn (): string => $this->useText(),
            'pick' => fn (): string => $this->pick(),
            'make' => fn (): string => $this->make(),
            'finish' => fn (): string => $this->finish(),
        ];
        $result = isset($results[$step]) ? $results[$step]() : '';
        wp_safe_redirect(StartBox::address($result));
        exit;
    }

    private function read(): string
    {
        $tags = $this->reader->read();
        if ($tags === null) {
            return 'unread';
        }
        StartState::change(['tags' => $tags, 'day' => gmdate('Y-m-d')]);

        return 'read';
    }

    /** The bar says what Islas proposes, and goes on to when something new is found. */
    private function useText(): string
    {
        $unlisted = $this->findings->unlisted();
        $this->lists->update(static fn (array $all): array => [
            'providers' => array_merge($all['providers'], $unlisted),
        ]);
        $this->settings->change(['consent_text' => '']);

        return 'text';
    }

    private function pick(): string
    {
        $cookies = self::page('islas-cookies-page');
        StartState::change(['page' => $cookies]);
        $privacy = self::page('islas-privacy-page');
        if (current_user_can(self::PRIVACY_CAPABILITY) && $privacy !== PolicyPage::privacy()) {
            update_option(PolicyPage::PRIVACY, $privacy);
        }
        $this->legalPages->find();

        return 'picked';
    }

    private function make(): string
    {
        if (! current_user_can('edit_pages')) {
            return 'unmade';
        }
        // A second press, or another administrator's, makes no second page.
        if (PolicyPage::isThere()) {
            return 'picked';
        }
        $id = PolicyPage::make();
        if ($id === 0) {
            return 'unmade';
        }
        StartState::change(['page' => $id]);

        return 'made';
    }

    private function finish(): string
    {
        StartState::change(['finished' => true]);

        return 'finished';
    }

    /** The page in this field of the form, 0 for none. */
    private static function page(string $field): int
    {
        $id = absint(OwnerForm::posted($field));

        return PolicyPage::status($id) === PolicyPage::GONE ? 0 : $id;
    }
}
