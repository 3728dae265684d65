<?php

declare(strict_types=1);

namespace Islas\Consent\Blocking;

use Islas\Consent\Tools\HostedTool;
use Islas\Platform\Access;
use Islas\Platform\Json;
use Islas\Platform\Manifest;
use Islas\Platform\Pattern;

/**
 * Requests to other sites that were sent without consent: from a file that no rule matches, or in a way that no script
 * can block. Recorded during the owner's visits, without the query.
 *
 * @phpstan-type Asked array{address: string, provider: string, day: string}
 */
final class AskedAddresses
{
    public const OPTION = 'islas_consent_asked';
    public const ACTION = 'islas_consent_asked';

    private const MOST = 60;
    private const LONGEST = 120;
    /** Days after the last request after which an address is dropped. */
    private const MEMORY = 30;

    private Rules $rules;
    private Manifest $manifest;
    private string $directory;

    /** @param string $directory Absolute path of the build folder, with a slash at its end. */
    public function __construct(Rules $rules, Manifest $manifest, string $directory)
    {
        $this->rules = $rules;
        $this->manifest = $manifest;
        $this->directory = $directory;
    }

    /** @return array{url: string, nonce: string} Where the owner's browser sends its report. */
    public static function makeReportConfig(): array
    {
        return ['url' => admin_url('admin-ajax.php'), 'nonce' => wp_create_nonce(self::ACTION)];
    }

    /** Prints the script that reports, on the page of one who may read the report. */
    public function printWatcher(): void
    {
        $script = $this->directory . $this->manifest->findFile(Manifest::CONSENT_REPORT);
        if (! is_file($script)) {
            return;
        }
        $config = Json::encode(self::makeReportConfig(), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES);
        wp_print_inline_script_tag(
            'if(window.islas)islas.report=' . $config . ';'
                . trim((string) file_get_contents($script)),
            ['id' => 'islas-consent-report']
        );
    }

    /** WordPress hook `wp_ajax_islas_consent_asked`. */
    public function recordPosted(): void
    {
        check_ajax_referer(self::ACTION);
        if (! Access::isOwner()) {
            wp_die('', '', ['response' => 403]);
        }
        $addresses = isset($_POST['addresses']) && is_array($_POST['addresses'])
            // @phpstan-ignore-next-line argument.type -- It takes anything, and gives '' for what is no text.
            ? array_map('sanitize_text_field', wp_unslash($_POST['addresses']))
            : [];
        $this->addAddress(array_values($addresses));
        $tool = isset($_POST['tool']) && is_string($_POST['tool']) ? sanitize_key(wp_unslash($_POST['tool'])) : '';
        HostedTool::recordTool($tool);
        status_header(204);
        exit;
    }

    /** @param list<string> $addresses Hosts with paths. */
    public function addAddress(array $addresses): void
    {
        $rows = [];
        foreach ($this->all() as $row) {
            $rows[$row['address']] = $row;
        }
        foreach (array_slice($addresses, 0, self::MOST) as $address) {
            if (preg_match('~^[\w.-]+(?::\d+)?(?:/[!-\~]*)?$~D', $address) !== 1) {
                continue;
            }
            $match = $this->rules->matchUrl('https://' . $address);
            // Numbers in a path are an account's or a visitor's.
            $short = substr(Pattern::replace('~[\w-]*\d{4,}[\w-]*~', '*', $address), 0, self::LONGEST);
            $rows[$short] = [
                'address' => $short,
                'provider' => $match === null ? '' : $match['provider'],
                'day' => gmdate('Y-m-d'),
            ];
        }
        update_option(self::OPTION, array_slice(array_values($rows), -self::MOST), false);
    }

    /** @return list<Asked> */
    public function all(): array
    {
        $oldest = gmdate('Y-m-d', time() - self::MEMORY * DAY_IN_SECONDS);
        $stored = get_option(self::OPTION);
        $rows = [];
        foreach (is_array($stored) ? $stored : [] as $row) {
            if (
                is_array($row) && is_string($row['address'] ?? null) && is_string($row['provider'] ?? null)
                && is_string($row['day'] ?? null) && $row['day'] >= $oldest
            ) {
                $rows[] = ['address' => $row['address'], 'provider' => $row['provider'], 'day' => $row['day']];
            }
        }

        return $rows;
    }
}
