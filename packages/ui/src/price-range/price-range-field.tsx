import { currencies, formatMoney, parseTypedMoney, type Money } from '@ponte/regional/money';
import { useId, useRef, useState } from 'react';
import { controlBoxVariants, controlVariants } from '../field/field.tsx';
import { useSentValue } from '../internal/use-sent-value.ts';
import { sentAmount } from './model.ts';

interface PriceRangeFieldProps {
  label: string;
  name: string | undefined;
  /** What it holds; `null` for nothing. */
  amount: Money | null;
  /** The price there is, which it shows while it holds none. */
  bound: Money;
  disabled: boolean;
  onCommit: (amount: Money | null) => void;
}

/** One end of the range to type: it counts on Enter and when the field is left. */
export function PriceRangeField({
  label,
  name,
  amount,
  bound,
  disabled,
  onCommit,
}: PriceRangeFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string>();
  const { currency } = bound;
  useSentValue(input, (text) => sentAmount(text, currency));

  const commit = () => {
    if (draft === undefined) return;
    const typed = parseTypedMoney(draft, currency);
    if (typed.ok) onCommit(typed.money);
    else if (typed.reason === 'empty') onCommit(null);
    setDraft(undefined);
  };
  const held = amount ? formatMoney(amount, { symbol: false }) : '';
  return (
    <div data-slot="price-range-field" className="ui-price-range-field">
      <label htmlFor={id} className="ui-price-range-label">
        {label}
      </label>
      <div className={controlBoxVariants()}>
        <span aria-hidden className="ui-price-range-sign">
          {currencies[currency].symbol}
        </span>
        <input
          ref={input}
          id={id}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          disabled={disabled}
          placeholder={formatMoney(bound, { symbol: false })}
          value={draft ?? held}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit();
          }}
          className={controlVariants()}
        />
      </div>
    </div>
  );
}
