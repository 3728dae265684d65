import type { Mount } from '../../src/island/define';

/** Moves the focus with the view, also to a region that is not focusable by itself. */
export const mount: Mount<HTMLAnchorElement> = (host, { signal }) => {
  host.addEventListener(
    'click',
    () => {
      const target = document.getElementById(decodeURIComponent(host.hash.slice(1)));
      if (!target) return;
      if (target.tabIndex < 0) target.tabIndex = -1;
      target.focus();
    },
    { signal },
  );
};
