import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { PickedPage, Start } from '../consent-data';
import { ChoiceField } from '../LineField';

const PageState = ({ page }: { readonly page: PickedPage }) => {
  if (page.status === 'gone')
    return <strong>{__('The page that was picked was deleted: pick another.', 'islas')}</strong>;
  if (page.status === '' || page.status === 'publish') return null;
  const sentence = __('Not published yet: complete it and publish it', 'islas');
  return page.edit ? <a href={page.edit}>{sentence}</a> : <span>{sentence}</span>;
};

interface PagesStepProps {
  readonly start: Start;
  readonly isBusy: boolean;
  readonly onStep: (step: string, data?: object) => void;
}

/** The pages that the bar leads to: pick them, or make a draft of one. */
export const PagesStep = ({ start, isBusy, onStep }: PagesStepProps) => {
  const { cookies, privacy } = start.pages;
  const [picked, setPicked] = useState({ cookies: String(cookies.id), privacy: String(privacy.id) });
  const field = (key: keyof typeof picked) => ({
    id: `islas-page-${key}`,
    help: <PageState page={start.pages[key]} />,
    value: picked[key],
    options: [{ value: '0', label: __('No page picked', 'islas') }, ...start.choices],
    onChange: (value: string) => setPicked({ ...picked, [key]: value }),
  });
  return (
    <>
      <p>{__('The bar leads to them once they are published.', 'islas')}</p>
      <div className="islas-editor">
        <ChoiceField {...field('cookies')} label={__('Page of the cookie policy', 'islas')} />
        {privacy.mayPick ? (
          <ChoiceField {...field('privacy')} label={__('Page of the privacy policy', 'islas')} />
        ) : (
          <p>{__('An administrator picks the page of the privacy policy in Settings → Privacy.', 'islas')}</p>
        )}
        <div className="islas-editor__buttons">
          <Button
            variant="secondary"
            disabled={isBusy}
            accessibleWhenDisabled
            onClick={() =>
              onStep('pick', {
                cookies: Number(picked.cookies),
                ...(privacy.mayPick && { privacy: Number(picked.privacy) }),
              })
            }
          >
            {__('Save the pages', 'islas')}
          </Button>
        </div>
      </div>
      {start.mayMake && (
        <>
          <p>
            {__('No page yet? A draft has the list of cookies, which Islas keeps up to date.', 'islas')}{' '}
            {__('Add who you are and how to reach you.', 'islas')}
          </p>
          <Button variant="secondary" disabled={isBusy} accessibleWhenDisabled onClick={() => onStep('make')}>
            {__('Make a draft of the cookie policy', 'islas')}
          </Button>
        </>
      )}
    </>
  );
};
