import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../../guards/sources';

const code = readFileSync(join(ROOT, 'php-plugin/src/Consent/js/keep-edits.js'), 'utf8');

/** The consent screen as the server prints it with these stored values, after its script has run. */
const load = (text: string, isOn: boolean, said = '') => {
  history.replaceState(null, '', `/wp-admin/admin.php?page=islas-consent${said}`);
  document.body.innerHTML = `
    <div id="islas-consent-edits" hidden><button type="button">Discard them</button></div>
    <form id="islas-consent-form">
      <input type="hidden" name="nonce" value="1">
      <input name="islas[text]" value="${text}">
      <input type="checkbox" name="islas[on]" value="1" ${isOn ? 'checked' : ''}>
      <select name="islas[place]"><option value="top" selected></option><option value="bottom"></option></select>
      <button id="save">Save</button><button id="look" formtarget="frame">Preview</button>
    </form>`;
  new Function(code)();
  const form = document.querySelector('form') as HTMLFormElement;
  const field = <T extends Element>(selector: string) => form.querySelector(selector) as T;
  return {
    note: document.getElementById('islas-consent-edits') as HTMLElement,
    text: field<HTMLInputElement>('[name="islas[text]"]'),
    box: field<HTMLInputElement>('[type=checkbox]'),
    place: field<HTMLSelectElement>('select'),
    press: (id: string) => {
      const submitter = document.getElementById(id);
      form.dispatchEvent(Object.assign(new Event('submit'), { submitter }));
    },
    edit: () => {
      field<HTMLInputElement>('[name="islas[text]"]').value = 'mine';
      field<HTMLInputElement>('[type=checkbox]').checked = true;
      field<HTMLSelectElement>('select').value = 'bottom';
      form.dispatchEvent(new Event('input'));
    },
  };
};

beforeEach(() => sessionStorage.clear());

describe('unsaved changes of the consent form', () => {
  it('are put back when another button of the screen has loaded it again', () => {
    load('stored', false).edit();
    const { text, box, place, note } = load('stored', false);
    expect([text.value, box.checked, place.value, note.hidden]).toEqual(['mine', true, 'bottom', false]);
  });

  it('are forgotten once the form is stored, or shows what the server refused', () => {
    for (const said of ['saved', 'mended', 'refused']) {
      const screen = load('stored', false);
      screen.edit();
      screen.press('save');
      const { text, note } = load('from the server', false, `&islas-said=${said}`);
      expect([text.value, note.hidden, sessionStorage.length]).toEqual(['from the server', true, 0]);
    }
  });

  it('are put back after a save that failed, and after a press on the preview', () => {
    for (const button of ['save', 'look']) {
      const screen = load('stored', false);
      screen.edit();
      screen.press(button);
      expect(load('stored', false, button === 'save' ? '' : '&islas-said=saved').text.value).toBe('mine');
    }
  });

  it('are forgotten when the owner takes them back', () => {
    const { text, box, place, edit } = load('stored', false);
    edit();
    [text.value, box.checked, place.value] = ['stored', false, 'top'];
    text.dispatchEvent(new Event('input', { bubbles: true }));
    expect(sessionStorage.length).toBe(0);
    expect(load('stored', false).note.hidden).toBe(true);
  });
});
