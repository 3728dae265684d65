import { useState } from '@wordpress/element';
import { Fold } from './Fold';
import { SettingGroups } from './SettingGroups';
import type { Card } from './screen-data';
import type { ScreenProps } from './screen-props';

/** The settings for developers of a feature that has its card elsewhere, under a heading that folds. */
export const DeveloperSettings = ({ card, ...props }: ScreenProps & { readonly card: Card }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold name={`advanced-${card.feature}`} title={card.title} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
      <SettingGroups {...props} keys={card.advanced} />
    </Fold>
  );
};
