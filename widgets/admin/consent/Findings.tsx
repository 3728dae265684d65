import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Screen } from '../screen/use-screen';
import type { Finding } from './consent-data';
import { addressOf } from './places';

interface FindingsProps {
  readonly findings: readonly Finding[];
  readonly settings: Screen;
}

const MendButton = ({ finding, settings }: { readonly finding: Finding; readonly settings: Screen }) => {
  const describedBy = `islas-finding-${finding.id}`;
  if (finding.place)
    return (
      <a
        href={addressOf(finding.place, finding.place === 'cookies' ? finding.about : '')}
        aria-describedby={describedBy}
      >
        {__('Mend this', 'islas')}
      </a>
    );
  const mend = () => {
    for (const [key, value] of Object.entries(finding.changes)) settings.change(key, value);
  };
  return (
    <Button variant="secondary" size="compact" onClick={mend} aria-describedby={describedBy}>
      {__('Mend this', 'islas')}
    </Button>
  );
};

/** The points of the check, each with what puts it right: a change of the draft, or the place to do it. */
export const Findings = ({ findings, settings }: FindingsProps) =>
  findings.length === 0 ? (
    <p>{__('Nothing that settings can tell breaks them.', 'islas')}</p>
  ) : (
    <>
      <ul className="islas-findings">
        {findings.map((finding) => (
          <li key={finding.id} className={`islas-findings__point islas-findings__point--${finding.level}`}>
            <span id={`islas-finding-${finding.id}`}>
              <strong>
                {finding.level === 'error' ? __('To be corrected:', 'islas') : __('To be weighed:', 'islas')}
              </strong>{' '}
              {finding.sentence}
              {finding.proposal && ' '}
              {/* translators: %s: a proposed text */}
              {finding.proposal && sprintf(__('Your text is replaced by: “%s”', 'islas'), finding.proposal)}
            </span>
            <MendButton finding={finding} settings={settings} />
          </li>
        ))}
      </ul>
      <p className="islas-quiet">
        {__('A button changes only what its point is about. Save the changes to publish them.', 'islas')}
      </p>
    </>
  );
