import { Button, Notice, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Loaded } from './use-request';

/** What a part says while its data is on its way, or did not come. Draws nothing once it is there. */
export const Loading = ({ of }: { readonly of: Pick<Loaded<unknown>, 'data' | 'problem' | 'reload'> }) => {
  if (of.problem)
    return (
      <Notice status="error" isDismissible={false}>
        {of.problem}{' '}
        <Button variant="link" onClick={of.reload}>
          {__('Try again', 'islas')}
        </Button>
      </Notice>
    );
  if (of.data !== null) return null;
  return (
    <p className="islas-loading" role="status">
      <Spinner /> {__('Loading…', 'islas')}
    </p>
  );
};
