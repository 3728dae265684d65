import { adminText } from '../admin-texts';
import { flag, shape } from '../../../src/browser/decode';
import { ShopError, toShopError } from '../../../src/wordpress/errors';
import { type Media, decodeMedia } from '../media';
import { decodeSection } from '../../../src/wordpress/settings';
import { translate } from '../../../src/wordpress/texts';
import { uploadImage } from '../upload';
import { createControls } from './image-controls';
import { openLibrary } from './media-library';

/** The selected image: its attachment id, which the form submits, and its preview. */
const createPreview = (field: HTMLInputElement, preview: HTMLImageElement, remove: HTMLElement) => {
  return ({ id, url }: Media) => {
    field.value = id ? String(id) : '';
    field.dispatchEvent(new Event('change', { bubbles: true }));
    if (url) preview.src = url;
    else preview.removeAttribute('src');
    preview.hidden = !url;
    remove.hidden = !id;
  };
};

/**
 * Uploads one file at a time: a new upload aborts the previous one. Failures are announced with the error catalogue's
 * text.
 */
const createUploader = (host: HTMLElement, status: HTMLElement, show: (image: Media) => void) => {
  let sending: AbortController | undefined;
  const stop = () => {
    sending?.abort();
    host.removeAttribute('aria-busy');
  };
  const start = async (chosen: File) => {
    stop();
    const own = (sending = new AbortController());
    host.setAttribute('aria-busy', 'true');
    status.textContent = adminText('image_uploading');
    const end = await uploadImage(chosen, own.signal).catch(toShopError);
    if (own.signal.aborted) return;
    host.removeAttribute('aria-busy');
    if (!(end instanceof ShopError)) show(end);
    status.textContent = end instanceof ShopError ? translate(end.code) : adminText('image_ready');
  };
  return { start, stop };
};

/**
 * Adds upload, media library, preview and removal to the text field of an image id. The field stays in the form and is
 * what it submits; results are announced in the live region beside it.
 */
export const paint = (host: HTMLElement): void => {
  const field = host.querySelector<HTMLInputElement>('.islas-image__id');
  const preview = host.querySelector('img');
  const { can_upload } = decodeSection('admin', shape({ can_upload: flag() }));
  if (!field || !preview || !can_upload) return;

  const { file, send, choose, remove, status } = createControls(field);
  const show = createPreview(field, preview, remove);
  const { start, stop } = createUploader(host, status, show);
  const put = (image: Media, message: string) => {
    stop();
    show(image);
    status.textContent = message;
  };
  const none: Media = { id: 0, url: '' };

  send.addEventListener('click', () => file.click());
  file.addEventListener('change', () => {
    const chosen = file.files?.[0];
    if (chosen) void start(chosen);
    file.value = ''; // Otherwise selecting the same file again would fire no `change`.
  });
  choose.addEventListener('click', () =>
    openLibrary(adminText('image_choose'), (chosen) => put(decodeMedia(chosen), adminText('image_ready'))),
  );
  remove.addEventListener('click', () => {
    put(none, adminText('image_removed'));
    send.focus();
  });
  host.addEventListener('islas:clear', () => put(none, ''));

  remove.hidden = !field.value;
  field.hidden = true;
  // A click on the field's label opens the control that replaces the field.
  send.id = field.id;
  field.removeAttribute('id');
  host.append(send, ...(openLibrary.isThere() ? [choose] : []), remove, file, status);
};
