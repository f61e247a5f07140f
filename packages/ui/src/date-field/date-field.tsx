import { controlBoxVariants, controlVariants, Field } from '../field/field.tsx';
import { useBoxedField } from '../field/use-boxed-field.ts';
import { useKitLocale } from '../kit/kit.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';

/** Props of {@link DateField}; what is not listed here goes to the `<input>`, `ref` too. */
export interface DateFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'start' | 'end'
> {
  /** The day, when the consumer holds it: "2026-11-28"; "" for none. */
  value?: string | undefined;
  /** The first day, when the input holds it. */
  defaultValue?: string | undefined;
  /** The earliest day, "2026-11-28". */
  min?: string | number | undefined;
  /** The latest day. */
  max?: string | number | undefined;
  /** Called with the day ("2026-11-28"), and with "" while there is none. */
  onValueChange?: ((day: string) => void) | undefined;
}

/** A day in words of a language: "28 de novembro de 2026". */
function written(day: string, tag: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime())
    ? day
    : new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/**
 * A day, without a time. It is the browser's own date field, in the order of days and months that its owner
 * has set, with the phone's calendar. Its value is the day of the calendar in ISO 8601 and has no time zone.
 *
 * @example <DateField name="birth" label="Data de nascimento" autoComplete="bday" max="2008-11-28" />
 */
export function DateField(props: DateFieldProps) {
  const { tag, messages } = useKitLocale();
  const { date } = messages;
  const says = ({ badInput, rangeUnderflow, rangeOverflow }: ValidityState) => {
    if (badInput) return date.wrong;
    if (rangeUnderflow) return date.tooEarly(written(String(props.min), tag));
    return rangeOverflow ? date.tooLate(written(String(props.max), tag)) : null;
  };
  const { field, control } = useBoxedField<HTMLInputElement, DateFieldProps>(props, says);
  return (
    <Field data-slot="date-field" {...field}>
      <div className={controlBoxVariants()}>
        <input {...control} type="date" className={controlVariants()} />
      </div>
    </Field>
  );
}
