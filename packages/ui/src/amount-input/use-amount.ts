import { equals, toDecimalString, type CurrencyCode, type Money } from '@ponte/regional/money';
import { useState, type ChangeEvent, type ComponentProps } from 'react';
import { tellChange } from '../internal/control-value.ts';
import { useFollowedValue } from '../internal/use-followed-value.ts';
import { useSentValue } from '../internal/use-sent-value.ts';
import { readAmount, writtenAmount } from './model.ts';

interface Options {
  node: Pick<ComponentProps<'input'>, 'ref' | 'onChange'>;
  currency: CurrencyCode;
  value: Money | null | undefined;
  defaultValue: Money | null | undefined;
  onValueChange: ((amount: Money | null, text: string) => void) | undefined;
}

const isSame = (one: Money | null, other: Money | null) =>
  one && other ? equals(one, other) : one === other;

/**
 * The text of an amount field. What is typed stays as it is until the field is left, then it is written
 * as the shop writes amounts; a form sends the decimal.
 */
export function useAmount({ node, currency, value, defaultValue, onValueChange }: Options) {
  const [text, setText] = useState(() => writtenAmount(value ?? defaultValue, currency));
  const amountOf = (typed: string) => {
    const read = readAmount(typed, currency);
    return read.ok ? read.money : null;
  };
  const amount = amountOf(text);
  const shown =
    value === undefined || isSame(amount, value) ? text : writtenAmount(value, currency);

  const written = (typed: string) => writtenAmount(amountOf(typed), currency) || typed;
  const input = useFollowedValue(node.ref, {
    onWrite: (given) => {
      const next = written(given);
      setText(next);
      return next;
    },
  });
  useSentValue(input, (typed) => {
    const sent = amountOf(typed);
    return sent ? toDecimalString(sent) : typed;
  });

  return {
    /** Writes the amount out. */
    commit: () => {
      if (input.current) tellChange(input.current, written(input.current.value));
    },
    /** Props of the `<input>`. */
    props: {
      ref: input,
      ...(value === undefined
        ? { defaultValue: writtenAmount(defaultValue, currency) }
        : { value: shown }),
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const typed = event.currentTarget.value;
        const next = amountOf(typed);
        setText(typed);
        if (!isSame(next, amountOf(shown))) onValueChange?.(next, typed);
        node.onChange?.(event);
      },
    },
  };
}
