import type { ComponentProps, ReactNode } from 'react';
import { Flag } from '../flag/flag.tsx';
import { cx } from '../internal/cx.ts';
import { useMessages } from '../kit/kit.tsx';
import { Notice } from '../notice/notice.tsx';
import { PostalCodeInput } from '../postal-code-input/postal-code-input.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import {
  addressFields,
  addressLimits,
  isRequired,
  type AddressCountry,
  type AddressField,
  type AddressValues,
} from './model.ts';
import { PlaceSelect } from './place-select.tsx';
import { useAddressFields, type AddressLookups } from './use-address-fields.ts';

export interface AddressFieldsProps extends ComponentProps<'div'> {
  /** Brazil by postal code, Paraguay by department and city. Give it as `key` too when it can change. */
  country: AddressCountry;
  /** What the fields hold. */
  values: AddressValues;
  /** Called with all fields after each edit and each look-up. */
  onValuesChange: (values: AddressValues) => void;
  /** Where postal codes, states and cities are asked for. */
  lookups: AddressLookups;
  /** Why fields are refused. */
  errors?: Readonly<Partial<Record<AddressField, ReactNode>>> | undefined;
  /** Fields that are not asked for; a registration asks for no `name`. */
  leaveOut?: readonly AddressField[] | undefined;
}

/**
 * The fields of an address, for one's own form (`AddressForm` is one).
 *
 * In Brazil a postal code fills in street, district, city and state; when it leads nowhere, state
 * and city are chosen.
 */
export function AddressFields({
  country,
  values,
  onValuesChange,
  lookups,
  errors = none,
  leaveOut = noField,
  className,
  ...props
}: AddressFieldsProps) {
  const { address, phone } = useMessages();
  const form = useAddressFields({ country, values, onValuesChange, lookups });
  const asked = new Set(addressFields(country).filter((field) => !leaveOut.includes(field)));
  const labels = address.fields[country];

  const text = (field: TextName, look: string, more?: Partial<TextFieldProps>) =>
    asked.has(field) ? (
      <TextField
        label={labels[field]}
        name={field}
        value={values[field]}
        onValueChange={(value) => form.change({ [field]: value })}
        required={isRequired(field)}
        aside={isRequired(field) ? null : <Optional />}
        maxLength={addressLimits[field]}
        error={errors[field]}
        className={look}
        {...more}
      />
    ) : null;

  return (
    <div data-slot="address-fields" {...props} className={cx('ui-container', className)}>
      <div className="grid grid-cols-6 gap-4">
        {text('name', 'col-span-6 @md:col-span-4', {
          hint: address.nameHint,
          autoComplete: 'off',
        })}
        <TextField
          label={address.country}
          readOnly
          tabIndex={-1}
          value={phone.countries[country]}
          start={<Flag country={country} className="my-auto ml-3 h-3.5 shrink-0" />}
          className={asked.has('name') ? 'col-span-6 @md:col-span-2' : 'col-span-6'}
        />
        {asked.has('postalCode') ? (
          <PostalCodeInput
            label={labels.postalCode}
            name="postalCode"
            value={values.postalCode}
            onValueChange={form.changePostalCode}
            onComplete={(postalCode) => void form.findPostalCode(postalCode)}
            pending={form.source === 'searching'}
            onKeyDown={(event) => {
              // The postal code filled in everything but the number.
              const told = form.source === 'found' && values.street && !values.number;
              if (!told || event.key !== 'Tab' || event.shiftKey) return;
              const number = event.currentTarget.form?.elements.namedItem('number');
              if (!(number instanceof HTMLElement)) return;
              event.preventDefault();
              number.focus();
            }}
            required
            error={errors.postalCode}
            className={form.choosing ? 'col-span-6' : 'col-span-6 @md:col-span-2'}
          />
        ) : null}
        {form.source === 'notFound' ? (
          <Notice tone="warning" role="alert" className="col-span-6">
            {address.postalCodeNotFound}
          </Notice>
        ) : null}
        <PlaceFields {...{ country, values, errors, form }} />
        {text('street', 'col-span-6 @md:col-span-4', {
          autoComplete: 'address-line1',
          hint: form.isTold('street') ? address.filledByPostalCode : undefined,
        })}
        {text('number', 'col-span-6 @2xs:col-span-2', {
          hint: address.numberHint,
          autoComplete: 'off',
        })}
        {text('complement', 'col-span-6 @2xs:col-span-4 @md:col-span-3', {
          autoComplete: 'address-line2',
        })}
        {text('district', 'col-span-6 @md:col-span-3', {
          autoComplete: 'address-level3',
          hint: form.isTold('district') ? address.filledByPostalCode : undefined,
        })}
        {asked.has('directions') ? (
          <TextArea
            label={labels.directions}
            name="directions"
            value={values.directions}
            onValueChange={(directions) => form.change({ directions })}
            hint={address.directionsHint}
            aside={<Optional />}
            rows={2}
            error={errors.directions}
            className="col-span-6"
          />
        ) : null}
      </div>
    </div>
  );
}

type TextName = 'name' | 'street' | 'number' | 'district' | 'complement';

const none = {};
const noField: readonly AddressField[] = [];

function Optional() {
  const { common } = useMessages();
  return <span className="text-xs text-muted">{common.optional}</span>;
}

interface PlaceFieldsProps extends Pick<AddressFieldsProps, 'country' | 'values'> {
  errors: NonNullable<AddressFieldsProps['errors']>;
  form: ReturnType<typeof useAddressFields>;
}

/** State and city: chosen, or found by the postal code. */
function PlaceFields({ country, values, errors, form }: PlaceFieldsProps) {
  const labels = useMessages().address.fields[country];
  const half = 'col-span-6 @xs:col-span-3';
  if (form.choosing) {
    return (
      <>
        <PlaceSelect
          label={labels.state}
          name="state"
          autoComplete="address-level1"
          value={values.state}
          list={form.states}
          onChoose={form.chooseState}
          error={errors.state}
          className={half}
        />
        <PlaceSelect
          label={labels.city}
          name="city"
          autoComplete="address-level2"
          value={values.city}
          list={form.cities}
          onChoose={form.chooseCity}
          error={errors.city}
          className={half}
        />
      </>
    );
  }
  const [city, state] = [values.city?.name ?? '', values.state?.name ?? ''];
  const told = (['street', 'district'] as const).flatMap((field) =>
    form.isTold(field) ? [values[field]] : [],
  );
  const place = city && [...told, city, state].join(', ');
  return (
    <>
      <TextField
        label={labels.city}
        readOnly
        tabIndex={-1}
        value={city}
        error={values.postalCode ? (errors.city ?? errors.state) : undefined}
        className="col-span-3 @md:col-span-2"
      />
      <TextField
        label={labels.state}
        readOnly
        tabIndex={-1}
        value={state}
        className="col-span-3 @md:col-span-2"
      />
      <output className="sr-only">{place}</output>
    </>
  );
}
