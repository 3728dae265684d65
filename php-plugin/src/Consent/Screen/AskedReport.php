<?php

declare(strict_types=1);

namespace Islas\Consent\Screen;

use Islas\Consent\Blocking\AskedAddresses;
use Islas\Consent\Cookies\CookieList;
use Islas\Platform\Html;

/**
 * Lists on the consent screen the requests that were sent without consent, and what the owner can do about them.
 */
final class AskedReport
{
    private AskedAddresses $addresses;

    public function __construct(AskedAddresses $addresses)
    {
        $this->addresses = $addresses;
    }

    public function markup(): Html
    {
        $items = [];
        foreach ($this->addresses->all() as $row) {
            $items[] = Html::el(
                'li',
                [],
                Html::el('code', [], Html::text($row['address'])),
                Html::text(' ' . self::advice($row['provider']) . ' (' . $row['day'] . ')')
            );
        }

        return $items === [] ? Html::join() : Html::join(
            Html::el('h2', [], Html::text(__('Asked for without an answer', 'islas'))),
            Html::el('p', [], Html::text(
                __('In your own visits the shop’s pages asked others for these before anybody had accepted.', 'islas')
            )),
            Html::el('ul', ['class' => 'ul-disc islas-consent-asked'], ...$items)
        );
    }

    private static function advice(string $provider): string
    {
        return $provider === ''
            ? __('unknown: if it needs consent, add a rule with this address above', 'islas')
            : sprintf(
                /* translators: %s: name of a provider */
                __('of %s: a script asks in a way that cannot be held; hold that script itself by a rule', 'islas'),
                CookieList::providerName($provider)
            );
    }
}
