import { PanelBody } from '@wordpress/components';
import type { ReactNode } from '@wordpress/element';

interface FoldProps {
  /** The part's name, which may stand in an address: `#consent/log`. */
  readonly name: string;
  readonly title: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children?: ReactNode;
}

/** A part of a section under a heading that folds. What it holds is drawn while it is open. */
export const Fold = ({ name, title, isOpen, onToggle, children }: FoldProps) => (
  <div id={`islas-part-${name}`} className="islas-fold">
    <PanelBody title={title} opened={isOpen} onToggle={onToggle}>
      {children}
    </PanelBody>
  </div>
);
