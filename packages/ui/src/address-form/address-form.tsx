import { useRef, useState, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { FormErrorList, type FormError } from '../form-error-list/form-error-list.tsx';
import { cx } from '../internal/cx.ts';
import { useControllableState } from '../internal/use-controllable-state.ts';
import { useMessages } from '../kit/kit.tsx';
import { SubmitButton } from '../submit-button/submit-button.tsx';
import { AddressFields, type AddressFieldsProps } from './address-fields.tsx';
import { checkAddress, emptyAddress, type AddressProblems, type AddressValues } from './model.ts';

export { AddressFields, type AddressFieldsProps } from './address-fields.tsx';
export {
  checkAddress,
  emptyAddress,
  type AddressCountry,
  type AddressField,
  type AddressPlace,
  type AddressProblem,
  type AddressProblems,
  type AddressValues,
} from './model.ts';
export type { AddressLookups, PostalAddress } from './use-address-fields.ts';

export interface AddressFormProps
  extends
    Omit<ComponentProps<'form'>, 'onSubmit' | 'children'>,
    Pick<AddressFieldsProps, 'country' | 'lookups' | 'leaveOut'> {
  /** What the form begins with; empty when left out. */
  defaultValues?: AddressValues | undefined;
  /** What the fields hold, when the consumer keeps it. */
  values?: AddressValues | undefined;
  /** Called with all fields after each edit and each look-up. */
  onValuesChange?: ((values: AddressValues) => void) | undefined;
  /** Called with an address that has all that is required, texts without white space around them. */
  onSubmit: (values: AddressValues) => void;
  /** The address is being saved. */
  pending?: boolean | undefined;
  /** Why a server refused it, shown one by one. */
  errors?: readonly FormError[] | undefined;
  /** Replaces the submit button; `null` when it stands elsewhere, with this form's id as `form`. */
  submit?: ReactNode;
}

/** A form for one address. Sends nothing while something is missing: it says what, and where. */
export function AddressForm({
  country,
  lookups,
  leaveOut,
  defaultValues = emptyAddress,
  values: held,
  onValuesChange,
  onSubmit,
  pending = false,
  errors = noError,
  submit,
  className,
  ...props
}: AddressFormProps) {
  const { address } = useMessages();
  const form = useRef<HTMLDivElement>(null);
  const [values, setValues] = useControllableState({
    value: held,
    defaultValue: defaultValues,
    onChange: onValuesChange,
  });
  const [tried, setTried] = useState(false);
  const problems = tried ? checkAddress(values, country, leaveOut) : {};
  const problemTexts = useProblemTexts();

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const trimmed = trimAddress(values);
    setTried(true);
    setValues(trimmed);
    const [refused] = Object.keys(checkAddress(trimmed, country, leaveOut));
    if (refused) focusField(form.current, refused);
    else onSubmit(trimmed);
  };

  return (
    <form
      data-slot="address-form"
      {...props}
      noValidate
      onSubmit={handleSubmit}
      className={cx('ui-stack', className)}
    >
      <FormErrorList ref={reveal} errors={errors} title={address.notSaved} />
      <AddressFields
        ref={form}
        {...{ country, lookups, leaveOut, values }}
        onValuesChange={setValues}
        errors={problemTexts(problems)}
      />
      {submit === undefined ? (
        <SubmitButton pending={pending} pendingLabel={address.saving} className="self-start">
          {address.save}
        </SubmitButton>
      ) : (
        submit
      )}
    </form>
  );
}

/** The button that was pressed may be a screen further down. */
function reveal(list: HTMLElement | null) {
  list?.scrollIntoView({ block: 'nearest' });
}

const noError: readonly FormError[] = [];

/** Words for problems, in the kit's language. */
function useProblemTexts() {
  const { address } = useMessages();
  return (problems: AddressProblems) =>
    Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => [field, address.problems[problem]]),
    );
}

function trimAddress(values: AddressValues): AddressValues {
  return {
    ...values,
    name: values.name.trim(),
    street: values.street.trim(),
    number: values.number.trim(),
    district: values.district.trim(),
    complement: values.complement.trim(),
    directions: values.directions.trim(),
  };
}

/** Takes focus to a refused field; state and city are found by postal code when they are not there. */
function focusField(fields: HTMLElement | null, field: string) {
  const control =
    fields?.querySelector<HTMLElement>(`[name="${field}"]:enabled`) ??
    fields?.querySelector<HTMLElement>('[name="postalCode"], [name="state"]:enabled');
  control?.focus();
}
