<?php

// phpcs:disable Generic.Files.LineLength -- Texts stand in one piece, for translators.

declare(strict_types=1);

namespace Islas\Platform;

/**
 * What Site Health says of a shop in which no files can be made.
 */
final class FileHealth
{
    /**
     * Islas' filter `islas_site_health_problems`.
     *
     * @param mixed $problems
     * @return array<mixed>
     */
    public static function addHealthProblems($problems): array
    {
        $problems = is_array($problems) ? $problems : [];
        $problem = FileRows::readState()['problem'];
        if ($problem === FileLook::NO_PAGE) {
            $problems[] = __('The site cannot read its own pages, so what all pages have in common stays in each page and is loaded again with each.', 'islas')
                . ' ' . __('Ask your host to allow requests of the site to itself.', 'islas');
        }
        if ($problem === FileLook::NO_FOLDER) {
            $problems[] = sprintf(
                /* translators: %s: path of a folder */
                __('Islas cannot write into the folder %s, so what all pages have in common stays in each page and is loaded again with each.', 'islas'),
                FileFolder::findFolder()['path'] ?? wp_upload_dir(null, false)['basedir']
            );
        }

        return $problems;
    }
}
