import { Button } from '@wordpress/components';
import { type ComponentType, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Values } from '../values';

export interface PreviewProps {
  /** The stored settings with the unsaved changes over them. */
  readonly settings: Values;
}

interface PreviewPlaceProps {
  readonly preview: ComponentType<PreviewProps> | undefined;
  readonly values: Values;
}

/** The preview beside the form; on narrow screens a button opens it. Without a preview there is no place. */
export const PreviewPlace = ({ preview: Preview, values }: PreviewPlaceProps) => {
  const [isOpen, setOpen] = useState(false);
  if (!Preview) return null;
  return (
    <div className={isOpen ? 'islas-preview islas-preview--open' : 'islas-preview'}>
      <div className="islas-preview__toggle">
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls="islas-preview"
          onClick={() => setOpen(!isOpen)}
        >
          {__('Preview', 'islas')}
        </Button>
      </div>
      <aside id="islas-preview" className="islas-preview__shop" aria-label={__('Preview', 'islas')}>
        <Preview settings={values} />
      </aside>
    </div>
  );
};
