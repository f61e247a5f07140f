import { currencies, money, type CurrencyCode, type Money } from '@ponte/regional/money';
import { useId, type FocusEvent } from 'react';
import type { Validate } from '../field/field.tsx';
import { useMessages } from '../kit/kit.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { amountFault, readAmount } from './model.ts';
import { useAmount } from './use-amount.ts';

/** Props of {@link AmountInput}; what is not listed here goes to the `<input>`, `ref` too. */
export interface AmountInputProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onValueChange' | 'start' | 'validate'
> {
  /** What the amount is in; its sign stands in the field, and guaranis have no cents. */
  currency: CurrencyCode;
  /** The amount in minor units and in `currency`, when the consumer holds it; `null` for none. */
  value?: Money | null | undefined;
  /** The first amount, when the input holds it, and that after a reset. */
  defaultValue?: Money | null | undefined;
  /**
   * Called when another amount is typed, with it and the text; `null` while the text is not an amount.
   * `onChange` reads the text from `event.target.value`.
   */
  onValueChange?: ((amount: Money | null, text: string) => void) | undefined;
  /** The smallest amount, in `currency`; zero when left out. */
  minimum?: Money | undefined;
  /** The largest amount, in `currency`. */
  maximum?: Money | undefined;
  /**
   * Judges an amount: the sentence that refuses it, or nothing. When left out, it has to be within `minimum`
   * and `maximum`. A text that is not an amount is refused in any case; `false` takes any text.
   */
  validate?: Validate<readonly [amount: Money]> | undefined;
}

/**
 * An amount of money as people type and paste it: "1234,5", "R$ 1.234,56", "1,234.56", "Gs. 1.500.000".
 * On leaving, it is written as the shop writes amounts. A form sends the decimal ("1234.56") under `name`.
 *
 * @throws RangeError for an amount in another currency than the field's
 * @example <AmountInput label="Valor" currency="BRL" name="amount" required />
 */
export function AmountInput({
  currency,
  value,
  defaultValue,
  onValueChange,
  minimum = money(0, currency),
  maximum,
  validate,
  ...props
}: AmountInputProps) {
  const { amount: messages } = useMessages();
  const ownId = useId();
  const id = props.id ?? ownId;
  const { commit, props: held } = useAmount({
    node: props,
    currency,
    value,
    defaultValue,
    onValueChange,
  });
  const judge = (text: string) => {
    const read = readAmount(text, currency);
    return validate && read.ok
      ? validate(read.money)
      : amountFault(text, currency, { minimum, maximum }, messages);
  };
  const { symbol, decimals } = currencies[currency];
  return (
    <TextField
      data-slot="amount-input"
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      dir="ltr"
      {...props}
      {...held}
      id={id}
      validate={validate !== false && judge}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        commit();
        props.onBlur?.(event);
      }}
      start={
        <label htmlFor={id} data-slot="amount-sign" className="my-auto pl-3 text-muted">
          {symbol}
        </label>
      }
    />
  );
}
