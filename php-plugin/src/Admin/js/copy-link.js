// Copies the text of a field; where the browser forbids that, the text is selected.
{
  const button = document.querySelector('[data-islas-copy]');
  const field = document.getElementById(button.dataset.islasCopy);
  button.hidden = false;
  button.addEventListener('click', async () => {
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      button.textContent = button.dataset.islasCopied;
    } catch {
      document.execCommand('copy');
    }
  });
}
