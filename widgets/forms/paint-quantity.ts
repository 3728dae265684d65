import { quantityFloor } from '../../src/domain/validation';
import type { Mount } from '../../src/island/define';

/** Raises the value to the field's min, at load and on leaving (Specification §5); grouped products keep 0 and empty. */
export const mount: Mount = (host, { signal }) => {
  if (!(host instanceof HTMLInputElement)) return;
  const raise = (): void => {
    if (host.value === '' && host.closest('.grouped_form')) return;
    const raised = quantityFloor(host.value, host.min, host.max);
    if (raised !== null) host.value = String(raised);
  };
  raise();
  host.addEventListener('change', raise, { signal });
};
