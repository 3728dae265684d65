import { useEffect, useRef, useState } from 'react';
import type { RootProps } from '../../src/react/root-props';
import { useLive } from '../../src/react/use-live';
import { useMergedRef } from '../../src/react/use-merged-ref';
import { isCursorOff, saveCursorOff } from './cursor-choice';
import { followPointer } from './follow-pointer';
import { CursorMarkup } from './markup';
import { withRef } from '../../src/react/with-ref';

/** Props of {@link CustomCursor}. */
export interface CustomCursorProps extends RootProps<HTMLButtonElement> {
  /** Text of the switch. Default `Animated cursor`. */
  readonly label?: string | undefined;
  /** Whether the pointer is followed. Given, the host decides and nothing is saved; left out, the browser remembers it. */
  readonly enabled?: boolean | undefined;
  /** The visitor has pressed the switch. */
  readonly onEnabledChange?: ((enabled: boolean) => void) | undefined;
}

/**
 * A mark that follows a mouse, and a switch for those who do not want it; `ref` is the switch. Nothing moves under reduced
 * motion.
 *
 * @example <CustomCursor label="Animated cursor" />
 */
export const CustomCursor = withRef(function CustomCursor({
  enabled,
  onEnabledChange,
  ref: given,
  ...props
}: CustomCursorProps) {
  const isLive = useLive();
  const mark = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const ref = useMergedRef(button, given);
  const [chosen, setChosen] = useState<boolean>();
  const isOn = enabled ?? chosen ?? !(isLive && isCursorOff());

  useEffect(() => {
    const element = mark.current;
    if (!element || !isOn) return;
    const life = new AbortController();
    const hide = followPointer(element, () => !!button.current?.offsetWidth, life.signal);
    return () => {
      life.abort();
      hide();
    };
  }, [isOn]);

  const press = () => {
    if (enabled === undefined) {
      setChosen(!isOn);
      saveCursorOff(isOn);
    }
    onEnabledChange?.(!isOn);
  };
  return <CursorMarkup {...props} ref={ref} mark={mark} isOn={isOn} isHidden={!isLive} onClick={press} />;
});
