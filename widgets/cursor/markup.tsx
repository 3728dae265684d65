import type { MouseEventHandler, Ref } from 'react';
import type { RootProps } from '../../src/react/root-props';
import { joinClasses } from '../../src/react/root-props';
import { withRef } from '../../src/react/with-ref';

interface CursorMarkupProps extends RootProps<HTMLButtonElement> {
  /** Text of the switch. Default `Animated cursor`. */
  readonly label?: string | undefined;
  readonly mark?: Ref<HTMLDivElement> | undefined;
  /** Whether the pointer is followed. Default true. */
  readonly isOn?: boolean | undefined;
  /** Hidden until the switch works. Default true. */
  readonly isHidden?: boolean | undefined;
  readonly onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
}

/** The mark that follows the pointer, and its switch. */
export const CursorMarkup = withRef(function CursorMarkup({
  label = 'Animated cursor',
  mark,
  isOn = true,
  isHidden = true,
  className,
  ...root
}: CursorMarkupProps) {
  return (
    <>
      <div className="islas-cursor" aria-hidden="true" hidden ref={mark} />
      <button
        type="button"
        className={joinClasses('islas-cursor-switch', className)}
        aria-pressed={isOn}
        hidden={isHidden}
        {...root}
      >
        {label}
      </button>
    </>
  );
});
