import { adminText } from '../admin-texts';

const createButton = (label: string, called: string): HTMLButtonElement => {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'button';
  element.textContent = label;
  element.setAttribute('aria-label', called ? `${label}: ${called}` : label);
  return element;
};

/** Controls beside the field: buttons with the field's name in their labels, the file input, and a live region. */
export const createControls = (field: HTMLInputElement) => {
  const called = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent?.trim() ?? '';
  const status = document.createElement('span');
  status.className = 'islas-image__status';
  status.setAttribute('role', 'status');
  return {
    file: Object.assign(document.createElement('input'), { type: 'file', accept: 'image/*', hidden: true }),
    send: createButton(adminText('image_upload'), called),
    choose: createButton(adminText('image_choose'), called),
    remove: createButton(adminText('image_remove'), called),
    status,
  };
};
