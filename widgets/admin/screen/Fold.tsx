import { Button } from '@wordpress/components';
import type { ReactNode } from '@wordpress/element';

interface FoldProps {
  /** The part's name, which may stand in an address: `#consent/log`. */
  readonly name: string;
  readonly title: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children?: ReactNode;
}

/**
 * A part of a section under a heading that folds. What it holds is drawn while it is open. WordPress' `PanelBody` has a
 * heading of the second level, which is that of the section.
 */
export const Fold = ({ name, title, isOpen, onToggle, children }: FoldProps) => {
  const id = `islas-part-${name}`;
  return (
    <div id={id} className="islas-fold">
      <h3 className="islas-fold__heading">
        <Button
          className="islas-fold__toggle"
          aria-expanded={isOpen}
          aria-controls={`${id}-content`}
          onClick={onToggle}
        >
          {title}
        </Button>
      </h3>
      <div id={`${id}-content`} className="islas-fold__content" hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
};
