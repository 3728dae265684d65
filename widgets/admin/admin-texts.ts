import { textsFrom } from '../../src/wordpress/texts';

/** English sources of the visible texts and announcements on the screens of attributes and products. */
export const adminText = textsFrom({
  image_upload: 'Upload an image',
  image_choose: 'Choose from the library',
  image_remove: 'Remove the image',
  image_uploading: 'The image is being uploaded…',
  image_ready: 'The image is ready: save to keep it.',
  image_removed: 'The image is removed: save to keep it so.',
  color_pick: 'Pick a colour',
});
