import type { Nearest } from '../../src/domain/variation-nearest';
import type { FormState } from '../../src/stores/variation-form';
import { __, sprintf } from '../shared/i18n';
import { inWords, nearestFor, take } from './choose';

interface Props {
  readonly form: HTMLFormElement;
  readonly state: FormState;
}

/** What is in stock and nearest to a whole choice that cannot be bought. */
const offerOf = ({ form, state }: Props): Nearest | undefined =>
  Object.entries(state.choices)
    .flatMap(([attribute, value]) => (value && nearestFor(form, attribute, value)) || [])
    .sort((one, other) => one.changes.length - other.changes.length)[0];

/** One press chooses what is left; the focus goes to the choice, as the button goes away. */
export const Offer = (props: Props) => {
  const { form } = props;
  const offer = offerOf(props);
  const press = () => {
    if (offer) take(form, offer);
    form.querySelector<HTMLElement>('.islas-swatch__radio:checked')?.focus();
  };
  return (
    offer && (
      <button type="button" className="islas-swatches__nearest" onClick={press}>
        {sprintf(__('Choose the nearest in stock: %s', 'islas'), inWords(form, offer.choices))}
      </button>
    )
  );
};
