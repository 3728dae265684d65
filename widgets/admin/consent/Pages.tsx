import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface PagesProps {
  readonly label: string;
  /** Null where there is no page in that direction. */
  readonly onPrevious: (() => void) | null;
  readonly onNext: (() => void) | null;
  readonly previous?: string;
  readonly next?: string;
}

/** Buttons to the pages of a table. A table of one page has none. */
export const Pages = ({ label, onPrevious, onNext, previous, next }: PagesProps) =>
  onPrevious || onNext ? (
    <nav className="islas-pages" aria-label={label}>
      <Button variant="secondary" disabled={!onPrevious} accessibleWhenDisabled onClick={() => onPrevious?.()}>
        {previous ?? __('Previous page', 'islas')}
      </Button>
      <Button variant="secondary" disabled={!onNext} accessibleWhenDisabled onClick={() => onNext?.()}>
        {next ?? __('Next page', 'islas')}
      </Button>
    </nav>
  ) : null;
