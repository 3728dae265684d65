// Each frame of the gallery is as high as what it holds, unless it has a height of its own.
(() => {
  /** @param {HTMLIFrameElement} frame */
  const fit = (frame) => {
    const body = frame.contentDocument?.body;
    if (!body || frame.hasAttribute('height')) return;
    const set = () => (frame.style.height = `${Math.ceil(body.getBoundingClientRect().height)}px`);
    new ResizeObserver(set).observe(body);
    set();
  };
  for (const frame of document.querySelectorAll('iframe')) {
    frame.addEventListener('load', () => fit(frame));
    fit(frame);
  }
})();
