/** What the library puts behind a select, as far as style sheets give it a size. */
const WIDGET =
  '<span class="selection"><span class="select2-selection select2-selection--single"><span class="select2-selection__rendered">&nbsp;</span><span class="select2-selection__arrow"></span></span></span>';

/** What else the library's style sheet gives it. */
const PLACE =
  'box-sizing:border-box;display:inline-block;width:100%;min-height:0;max-height:none;margin:0;padding-block:0;vertical-align:middle';

const widgetFor = (select: Element): HTMLElement => {
  const widget = document.createElement('span');
  widget.className = 'select2 select2-container select2-container--default';
  widget.style.width = '100%';
  widget.innerHTML = WIDGET;
  select.after(widget);
  return widget;
};

/**
 * Gives selects the place in the layout that the library's widget will have, so that nothing moves when it takes over.
 * Returns, for each, what gives it its own size back.
 */
export const fitSelects = (selects: readonly HTMLSelectElement[]): (() => void)[] => {
  const widgets = selects.map(widgetFor);
  const heights = widgets.map((widget) => widget.getBoundingClientRect().height);
  for (const widget of widgets) widget.remove();
  return selects.map((select, i) => {
    const style = select.getAttribute('style');
    if (heights[i]) select.style.cssText += `;${PLACE};height:${heights[i]}px`;
    return () => (style === null ? select.removeAttribute('style') : select.setAttribute('style', style));
  });
};
