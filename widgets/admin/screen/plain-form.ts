/**
 * The form that PHP prints. It is taken away when the screen stands, and put back when the screen fails, with all boxes.
 */
export const findPlainForm = (host: HTMLElement) => {
  const form = document.getElementById('islas-plain');
  const boxes = document.getElementById('islas-boxes');
  const parent = host.parentElement;
  return {
    remove: (): void => form?.remove(),
    restore: (): void => {
      host.hidden = true;
      for (const box of boxes?.querySelectorAll<HTMLElement>('[data-islas-section]') ?? []) box.hidden = false;
      for (const element of [form, boxes]) if (element) parent?.append(element);
    },
  };
};
