<?php

declare(strict_types=1);

namespace Islas\Consent\Screen;

use Islas\Consent\Lists;
use Islas\Platform\Drafts;
use Islas\Platform\OwnerForm;
use Islas\Platform\PreviewLink;
use Islas\Platform\PreviewRequest;
use Islas\Platform\Settings;

/**
 * Opens the shop with the settings and lists of the form before they are saved: the bar, the choices with the cookies,
 * what waits. Only this owner sees it, and nothing is measured in it.
 */
final class ShopPreview
{
    public const ACTION = 'islas_consent_shop';

    private Drafts $drafts;

    public function __construct(Drafts $drafts)
    {
        $this->drafts = $drafts;
    }

    /** WordPress hook `admin_post_islas_consent_shop`. */
    public function open(): void
    {
        OwnerForm::check(ConsentScreen::SAVE);
        $user = get_current_user_id();
        $id = $this->drafts->storeDraft($user, [
            Settings::OPTION => ['feature_analytics' => false] + Settings::draft(PostedForm::settings())->all(),
            Lists::OPTION => Lists::draft(PostedForm::lists())->all(),
        ]);
        wp_safe_redirect(add_query_arg(PreviewRequest::PARAMETER, PreviewLink::makeValue($user, $id), home_url('/')));
        exit;
    }
}
