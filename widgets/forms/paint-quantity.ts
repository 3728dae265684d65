import { quantityFloor } from '../../src/domain/quantity';
import type { Mount } from '../../src/island/define';

/** Raises the value to the field's min, at load and on leaving (Specification §5); an empty field stays empty, as in grouped products. */
export const mount: Mount<HTMLInputElement> = (host, { signal }) => {
  const raise = (): void => {
    const raised = quantityFloor(host.value, host.min, host.max);
    if (raised !== null) host.value = String(raised);
  };
  raise();
  host.addEventListener('change', raise, { signal });
};
