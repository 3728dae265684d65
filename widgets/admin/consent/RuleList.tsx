import { Button } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { type OwnRule, type Review, readOwnRules } from './consent-data';
import { ChoiceField, LineField } from './LineField';

interface RuleListProps {
  readonly review: Review;
  /** The owner's rules, as JSON. */
  readonly json: unknown;
  readonly onChange: (json: string) => void;
}

interface RuleFieldsProps {
  readonly review: Review;
  readonly rule: OwnRule;
  readonly place: number;
  readonly onChange: (rule: OwnRule) => void;
  readonly onRemove: () => void;
}

const BLANK: OwnRule = { kind: 'url', pattern: '', category: 'marketing', provider: '' };

const RuleFields = ({ review, rule, place, onChange, onRemove }: RuleFieldsProps) => {
  // translators: %d: number of a row
  const name = sprintf(__('Rule %d', 'islas'), place + 1);
  const refusal = rule.pattern ? (review.refusals[place] ?? '') : '';
  const field = (key: keyof OwnRule) => ({
    id: `islas-rule-${place}-${key}`,
    value: rule[key],
    onChange: (value: string) => onChange({ ...rule, [key]: value }),
  });
  return (
    <fieldset className="islas-editor">
      <legend className="islas-quiet">{name}</legend>
      <ChoiceField {...field('kind')} label={__('What', 'islas')} options={review.kinds} />
      <LineField
        {...field('pattern')}
        label={__('Pattern', 'islas')}
        help={refusal}
        spellCheck={false}
        {...(refusal && ({ 'aria-invalid': true } as const))}
      />
      <ChoiceField {...field('category')} label={__('Category', 'islas')} options={review.categories} />
      <LineField {...field('provider')} label={__('Provider', 'islas')} />
      <div className="islas-editor__buttons">
        <Button
          variant="link"
          /* translators: %s: a rule, such as “Rule 2” */
          aria-label={sprintf(__('Remove: %s', 'islas'), name)}
          onClick={onRemove}
        >
          {__('Remove', 'islas')}
        </Button>
      </div>
    </fieldset>
  );
};

/** The owner's rules for scripts and frames that Islas does not know. */
export const RuleList = ({ review, json, onChange }: RuleListProps) => {
  const rules = readOwnRules(json);
  const store = (next: readonly OwnRule[]) => onChange(JSON.stringify(next));
  const isAddedRef = useRef(false);
  useEffect(() => {
    if (isAddedRef.current) document.getElementById(`islas-rule-${rules.length - 1}-kind`)?.focus();
    isAddedRef.current = false;
  }, [rules.length]);
  const add = () => {
    isAddedRef.current = true;
    store([...rules, BLANK]);
  };
  return (
    <section aria-labelledby="islas-rules-heading">
      <h4 id="islas-rules-heading" className="islas-subheading">
        {__('Rules', 'islas')}
      </h4>
      <p className="islas-quiet">{__('For scripts and frames that Islas does not know.', 'islas')}</p>
      {rules.map((rule, place) => (
        <RuleFields
          // biome-ignore lint/suspicious/noArrayIndexKey: A rule has no other identity while it is typed.
          key={place}
          review={review}
          rule={rule}
          place={place}
          onChange={(next) => store(rules.map((other, at) => (at === place ? next : other)))}
          onRemove={() => store(rules.filter((_, at) => at !== place))}
        />
      ))}
      <Button variant="secondary" onClick={add}>
        {__('Add a rule', 'islas')}
      </Button>
    </section>
  );
};
