import { withoutField } from '@ponte/contract/field-sentence';
import type { ApiError, Result } from '@ponte/domain/api';
import { useState, type SubmitEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { useIntl } from 'react-intl';

interface SentFormOptions<Values extends FieldValues> {
  readonly defaults: DefaultValues<Values>;
  readonly send: (values: Values) => Promise<Result<unknown>>;
  /** The field of a name in the request, which is the same by default; undefined for none. */
  readonly fieldOf?: (name: string) => FieldPath<Values> | undefined;
}

export interface SentForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly pending: boolean;
  /** The part of the refusal that is about no field. */
  readonly error: ApiError | undefined;
  /** Props of a field of the kit. */
  readonly field: <Name extends FieldPath<Values>>(
    name: Name,
    rules?: RegisterOptions<Values, Name>,
  ) => UseFormRegisterReturn<Name> & { readonly error: string | undefined };
  /** The rule of a field that has to be filled in. */
  readonly required: { readonly required: string };
}

/** A form: what was typed stays until the server accepts it; its refusals show at their fields. */
export function useSentForm<Values extends FieldValues>(
  options: SentFormOptions<Values>,
): SentForm<Values> {
  const intl = useIntl();
  const form = useForm<Values>({ defaultValues: options.defaults });
  const [error, setError] = useState<ApiError>();
  const { isSubmitting } = form.formState;

  const send = async (values: Values) => {
    setError(undefined);
    const sent = await options.send(values);
    if (sent.ok) return;
    setError(restOf(sent.error, form, options.fieldOf));
  };
  return {
    form,
    onSubmit: (event) => void form.handleSubmit(send)(event),
    pending: isSubmitting,
    error,
    field: (name, rules) => ({
      ...form.register(name, rules),
      error: form.getFieldState(name, form.formState).error?.message,
    }),
    required: { required: intl.formatMessage({ id: 'form.required' }) },
  };
}

/** Puts a refusal's sentences at their fields; gives what is about none. */
function restOf<Values extends FieldValues>(
  error: ApiError,
  form: UseFormReturn<Values>,
  fieldOf: SentFormOptions<Values>['fieldOf'],
): ApiError | undefined {
  if (error.kind !== 'validation') return error;
  const rest: Record<string, readonly string[]> = {};
  let focused = false;
  for (const [name, sentences] of Object.entries(error.fields)) {
    const field = fieldOf ? fieldOf(name) : fieldNamed(name, form);
    if (field) {
      form.setError(
        field,
        { message: withoutField(sentences.join(' ')) },
        { shouldFocus: !focused },
      );
      focused = true;
    } else rest[name] = sentences;
  }
  if (focused && Object.keys(rest).length === 0) return undefined;
  return { ...error, fields: rest };
}

function fieldNamed<Values extends FieldValues>(
  name: string,
  form: UseFormReturn<Values>,
): FieldPath<Values> | undefined {
  return isPath(name, form) ? name : undefined;
}

function isPath<Values extends FieldValues>(
  name: string,
  form: UseFormReturn<Values>,
): name is FieldPath<Values> {
  return Object.hasOwn(form.getValues(), name.split('.')[0] ?? '');
}
