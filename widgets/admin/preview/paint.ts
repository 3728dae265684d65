import { formValues } from './form-values';
import { Preview } from './view';
import { wordpress } from './wordpress-scripts';

/** Shows the preview of the screen's form in this place, and draws it again whenever the form changes. */
export const paint = (host: HTMLElement): void => {
  const form = document.querySelector<HTMLFormElement>('#islas-settings-form');
  const wp = wordpress();
  if (!form || !wp) return;
  const root = wp.element.createRoot(host);
  const draw = () => root.render(wp.element.createElement(Preview, { settings: formValues(form) }));
  form.addEventListener('input', draw);
  form.addEventListener('change', draw);
  draw();
};
