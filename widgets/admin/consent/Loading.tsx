import { Button, Notice, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Loaded } from './use-request';

interface LoadingProps {
  readonly of: Pick<Loaded<unknown>, 'data' | 'problem' | 'reload'>;
  /** Id of the sentence that says why the data did not come. */
  readonly id?: string;
}

/** What a part says while its data is on its way, or did not come. Draws nothing once it is there. */
export const Loading = ({ of, id }: LoadingProps) => {
  if (of.problem)
    return (
      // The request has announced it.
      <Notice status="error" isDismissible={false} spokenMessage={null}>
        <span id={id}>{of.problem}</span>{' '}
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
