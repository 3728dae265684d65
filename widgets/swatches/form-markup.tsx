import type { MouseEvent, ReactNode } from 'react';
import { ShopHtml } from '../../src/react/shop-html';
import type { VariationDetails } from '../variations/public';
import type { SwatchFormTexts } from './swatch-form-props';

/** An option of a select. */
export interface SelectOption {
  readonly value: string;
  readonly name: string;
  readonly isDisabled: boolean;
  readonly isSoldOut: boolean;
}

interface SelectProps {
  /** Name of the attribute. */
  readonly name: string;
  readonly value: string;
  /** Whether swatches stand beside it: it is then hidden, and sends what they choose. */
  readonly isRaw: boolean;
  /** Text while nothing is chosen. */
  readonly choose: string;
  readonly options: readonly SelectOption[];
  readonly onChoose: (value: string) => void;
}

const optionClass = ({ isDisabled, isSoldOut }: SelectOption): string =>
  `attached${isDisabled ? '' : ' enabled'}${isSoldOut ? ' out-of-stock' : ''}`;

/** WooCommerce's select of an attribute. */
const Select = ({ name, value, isRaw, choose, options, onChoose }: SelectProps) => (
  <select
    id={name}
    className={isRaw ? 'islas-raw-select' : ''}
    name={`attribute_${name}`}
    data-attribute_name={`attribute_${name}`}
    data-show_option_none="yes"
    value={value}
    onChange={({ currentTarget }) => onChoose(currentTarget.value)}
  >
    <option value="">{choose}</option>
    {options.map((option) => (
      <option key={option.value} value={option.value} className={optionClass(option)} disabled={option.isDisabled}>
        {option.name}
      </option>
    ))}
  </select>
);

interface AttributeRowProps extends SelectProps {
  readonly label: string;
  /** The chosen option's name beside the label, with its separator. */
  readonly chosen: string;
  /** Swatches. */
  readonly children: ReactNode;
  /** Below the last attribute. */
  readonly reset: ReactNode;
}

/** An attribute in WooCommerce's table: its label, its select, and the swatches beside it. */
export const AttributeRow = ({ label, chosen, children, reset, ...select }: AttributeRowProps) => (
  <tr>
    <th className="label">
      <label htmlFor={select.name}>{label}</label>
      {chosen && <span className="woo-selected-variation-item-name">{chosen}</span>}
    </th>
    <td className="value">
      <Select {...select} />
      {children && (
        <div className="islas-swatch-place" data-island="react">
          {children}
        </div>
      )}
      {reset}
    </td>
  </tr>
);

interface ResetLinkProps {
  readonly texts: SwatchFormTexts;
  readonly isShown: boolean;
  readonly onReset: () => void;
}

/** WooCommerce's link that clears all choices. */
export const ResetLink = ({ texts, isShown, onReset }: ResetLinkProps) => (
  <a
    className="reset_variations"
    href="#"
    aria-label={texts.clearLabel}
    style={{ visibility: isShown ? 'visible' : 'hidden' }}
    onClick={(event: MouseEvent) => {
      event.preventDefault();
      onReset();
    }}
  >
    {texts.clear}
  </a>
);

interface QuantityFieldProps {
  readonly id: number;
  /** Name of the field, with the product's. */
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly min: string;
  readonly max: string;
  readonly step: string;
  readonly isHidden: boolean;
  readonly onType: (value: string) => void;
  readonly onLeave: () => void;
}

/** WooCommerce's quantity. By `wc-interactive` the islands leave the field to who renders it. */
export const QuantityField = ({ id, label, name, isHidden, onType, onLeave, max, ...field }: QuantityFieldProps) => (
  <div className="quantity" style={isHidden ? { display: 'none' } : undefined}>
    <label className="screen-reader-text" htmlFor={`quantity_${id}`}>
      {label}
    </label>
    <input
      type="number"
      id={`quantity_${id}`}
      className="input-text qty text wc-interactive"
      name="quantity"
      aria-label={name}
      max={max || undefined}
      placeholder=""
      inputMode="numeric"
      autoComplete="off"
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      onBlur={onLeave}
      {...field}
    />
  </div>
);

/** What WooCommerce shows of a variation: description, price and stock, in its own HTML. */
export const VariationContent = ({ variation_description, price_html, availability_html }: ShownDetails) => (
  <>
    <ShopHtml className="woocommerce-variation-description" html={variation_description} />
    <ShopHtml className="woocommerce-variation-price" html={price_html} />
    <ShopHtml className="woocommerce-variation-availability" html={availability_html} />
  </>
);

/** The parts of a variation that are shown. */
export interface ShownDetails extends Pick<VariationDetails, 'price_html' | 'availability_html'> {
  readonly variation_description: string;
}

/** A message in the form, which is announced when it appears. */
export const FormMessage = ({ text }: { readonly text: string }) =>
  text && (
    <div role="alert">
      <p className="islas-variation-message woocommerce-info">{text}</p>
    </div>
  );
