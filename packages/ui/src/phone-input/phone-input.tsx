import { isValidPhone, type PhoneCountry } from '@ponte/regional/phones';
import type { Validate } from '../field/field.tsx';
import { Flag } from '../flag/flag.tsx';
import { ChevronDown } from '../icons/icons.tsx';
import { useKitLocale, useMessages } from '../kit/kit.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { callingCode, everyCountry } from './model.ts';
import { usePhoneInput } from './use-phone-input.ts';

export type { PhoneCountry } from '@ponte/regional/phones';
export { phoneValue } from './model.ts';

/** Props of {@link PhoneInput}; what is not listed here goes to the `<input>`, `ref` too. */
export interface PhoneInputProps extends Omit<
  TextFieldProps,
  'label' | 'type' | 'value' | 'defaultValue' | 'onValueChange' | 'maxLength' | 'start' | 'validate'
> {
  /** The locale's "Telefone" when left out. */
  label?: TextFieldProps['label'];
  /** Countries that can be chosen; Brazil, Paraguay and Argentina when left out. */
  countries?: readonly PhoneCountry[] | undefined;
  /** Where a number without a calling code belongs; the kit's region when left out. */
  defaultCountry?: PhoneCountry | undefined;
  /**
   * The number, when the consumer holds it: "+5511987654321", the same digits without the plus, or
   * any common form.
   */
  value?: string | undefined;
  /** The first number, when the input holds it; in the same forms as `value`. */
  defaultValue?: string | undefined;
  /**
   * Called after each edit with what was typed so far, the country's calling code in front
   * ("+595981123456"; "" when empty; as it was typed when it fits no country), and the country. `onChange` reads the text with its mask.
   */
  onValueChange?: ((value: string, country: PhoneCountry) => void) | undefined;
  /**
   * Judges the number, given as in `onValueChange`: the sentence that refuses it, or nothing. When left
   * out, it has to be a complete number of its country; `false` takes any text.
   */
  validate?: Validate<readonly [value: string, country: PhoneCountry]> | undefined;
}

/**
 * A phone number in its country's mask. A pasted or typed calling code (+595, 00595) chooses the
 * country; choosing another country keeps the digits. A number of none of the countries, or with too
 * many digits, stays as it was typed, and the field says so.
 *
 * @example <PhoneInput required {...register('telefone')} />
 */
export function PhoneInput({
  label,
  countries = everyCountry,
  defaultCountry,
  onValueChange,
  validate,
  ...props
}: PhoneInputProps) {
  const { region, messages } = useKitLocale();
  const { phone } = messages;
  const {
    phone: held,
    read,
    chooseCountry,
    maskedProps,
  } = usePhoneInput({
    node: props,
    countries,
    defaultCountry:
      defaultCountry ?? (countries.includes(region) ? region : (countries[0] ?? region)),
    onValueChange,
  });
  const judge = (text: string) => {
    const { value, country, fits } = read(text);
    if (validate) return validate(value, country);
    if (!fits) return phone.unfit;
    return isValidPhone(value, country) ? null : phone.wrong;
  };
  return (
    <TextField
      data-slot="phone-input"
      autoComplete="tel"
      dir="ltr"
      {...props}
      {...maskedProps}
      validate={validate !== false && judge}
      type="tel"
      label={label ?? phone.label}
      error={props.error ?? (held.fits ? undefined : phone.unfit)}
      start={
        countries.length > 1 ? (
          <CountrySelect
            value={held.country}
            countries={countries}
            disabled={props.disabled ?? props.readOnly}
            onChange={chooseCountry}
          />
        ) : null
      }
    />
  );
}

interface CountrySelectProps {
  value: PhoneCountry;
  countries: readonly PhoneCountry[];
  disabled: boolean | undefined;
  onChange: (country: PhoneCountry) => void;
}

/** A flag over a list of the platform's own. */
function CountrySelect({ value, countries, disabled, onChange }: CountrySelectProps) {
  const { phone } = useMessages();
  return (
    <span className="ui-phone-country">
      <Flag country={value} className="h-3.5" />
      <ChevronDown className="size-3.5 text-muted" />
      <select
        // Of no form, whose reset would show another country than the number's.
        form=""
        aria-label={phone.country}
        value={value}
        disabled={disabled}
        onChange={(event) => {
          const next = countries.find((country) => country === event.currentTarget.value);
          if (next) onChange(next);
        }}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
      >
        {countries.map((country) => (
          <option key={country} value={country}>
            {phone.countryWithCode(phone.countries[country], callingCode(country))}
          </option>
        ))}
      </select>
    </span>
  );
}
