import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { OwnCookie, Review } from '../consent-data';
import { isCookieName } from './cookie-rows';
import { ChoiceField, LineField } from '../LineField';

interface CookieEditorProps {
  readonly cookie: OwnCookie;
  readonly review: Review;
  readonly onApply: (cookie: OwnCookie) => void;
  readonly onCancel: () => void;
}

interface FieldsProps {
  readonly cookie: OwnCookie;
  readonly review: Review;
  readonly isNameWrong: boolean;
  readonly onChange: (cookie: OwnCookie) => void;
}

const Fields = ({ cookie, review, isNameWrong, onChange }: FieldsProps) => {
  const field = (key: keyof OwnCookie) => ({
    id: `islas-cookie-${key}`,
    name: key,
    value: cookie[key],
    onChange: (value: string) => onChange({ ...cookie, [key]: value }),
  });
  return (
    <>
      <LineField
        {...field('name')}
        label={__('Name', 'islas')}
        help={
          isNameWrong
            ? __('Type a name without spaces, commas or semicolons.', 'islas')
            : __('A * stands for the rest of a name.', 'islas')
        }
        spellCheck={false}
        {...(isNameWrong && ({ 'aria-invalid': true } as const))}
      />
      <ChoiceField {...field('category')} label={__('Category', 'islas')} options={review.categories} />
      <LineField {...field('purpose')} label={__('Purpose', 'islas')} help={review.languages} />
      <LineField {...field('provider')} label={__('Provider', 'islas')} />
      <LineField
        {...field('duration')}
        label={__('Duration', 'islas')}
        help={__('In words, such as “2 years”, or as a number of days.', 'islas')}
      />
    </>
  );
};

const focusField = (form: HTMLFormElement | null, key: keyof OwnCookie): void => {
  const field = form?.elements.namedItem(key);
  if (field instanceof HTMLElement) field.focus();
};

/** The fields of one cookie. What is applied is part of the unsaved changes. */
export const CookieEditor = ({ cookie, review, onApply, onCancel }: CookieEditorProps) => {
  const [draft, setDraft] = useState(cookie);
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const hasName = cookie.name !== '';
  useEffect(() => {
    // A cookie that is known by its name is opened to say what it is for.
    focusField(form.current, hasName ? 'purpose' : 'name');
  }, [hasName]);
  const name = draft.name.trim();
  return (
    <form
      ref={form}
      className="islas-editor"
      aria-label={__('Cookie', 'islas')}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isCookieName(name)) onApply({ ...draft, name });
        else focusField(form.current, 'name');
      }}
    >
      <Fields cookie={draft} review={review} isNameWrong={isTried && !isCookieName(name)} onChange={setDraft} />
      <div className="islas-editor__buttons">
        <Button variant="secondary" type="submit">
          {__('Apply', 'islas')}
        </Button>
        <Button variant="tertiary" onClick={onCancel}>
          {__('Cancel', 'islas')}
        </Button>
      </div>
    </form>
  );
};
