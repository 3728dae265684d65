/** Submits the settings form to the preview frame 400 ms after the last input. */
{
  const form = /** @type {HTMLFormElement} */ (document.getElementById('islas-consent-form'));
  const button = /** @type {HTMLButtonElement} */ (form.querySelector('[formtarget]'));
  let timer = 0;
  form.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => form.requestSubmit(button), 400);
  });
}
