import { Printed } from '../../src/react/components/Printed';
import { loadLater } from '../../src/runtime/load-later';
import { type CustomCursorProps, printCursor } from './print-cursor';

export type { CustomCursorProps } from './print-cursor';

/** A mark that follows a mouse, and a switch for those who do not want it. Nothing moves under reduced motion. */
export const CustomCursor = (props: CustomCursorProps) => (
  <Printed
    markup={printCursor(props)}
    wake={(host, signal) => {
      const mark = host.querySelector<HTMLElement>('.islas-cursor');
      return loadLater(
        'cursor',
        () => import('./follow-pointer'),
        ({ startCursor }) => mark && startCursor(mark, signal),
        { signal, host },
      );
    }}
  />
);
