/**
 * A part of the file in the head. A style sheet of the uploads folder that cannot be had there (a page from a cache, a
 * server without that folder) comes from an address of the shop, which PHP prints with the script, at the same place.
 */
const own = document.getElementById('islas-head');
const door = own?.dataset.styles;

/** What has measured the page meanwhile does so again, as after a turn of the device. */
const measureAgain = () => dispatchEvent(new Event('resize'));

const hasRules = ({ sheet }: HTMLLinkElement) => {
  try {
    return sheet?.cssRules.length;
  } catch {
    return true; // From the host of a CDN, whose rules no script may read.
  }
};

const reloadLostStyle = ({ target }: { target: unknown }) => {
  const link = target as HTMLLinkElement;
  const [, name] = /\/islas-style-([\w-]+)\.css/.exec(link.href) ?? [];
  if (!door || !name || hasRules(link)) return;
  const style = document.createElement('style');
  // At once, because scripts behind a style sheet may read what it says: the browser would have waited for it, too.
  const request = new XMLHttpRequest();
  request.open('GET', door + name, false);
  try {
    request.send();
  } catch {
    return;
  }
  if (request.status !== 200) return;
  style.textContent = request.responseText;
  style.nonce = own?.nonce as string;
  link.replaceWith(style);
  measureAgain();
  if (style.sheet) return;
  // A Content Security Policy allows files only.
  style.replaceWith(link);
  link.onload = measureAgain;
  link.href = door + name;
};

// Neither event bubbles. Some hosts answer with a page in place of the file, which loads as a sheet without rules.
document.addEventListener('error', reloadLostStyle, true);
document.addEventListener('load', reloadLostStyle, true);
// What failed before an optimiser let this script run.
addEventListener('load', () => {
  for (const target of document.querySelectorAll('link')) reloadLostStyle({ target });
});

export {};
