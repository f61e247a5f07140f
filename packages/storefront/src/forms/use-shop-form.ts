import type { ApiError } from '@ponte/domain';
import { withoutField, type CheckedForm, type Problem, type Refusal } from '@ponte/domain/forms';
import type { FormError } from '@ponte/ui/form-error-list';
import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { useForm, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useErrorTitle } from '../page/error-title.ts';
import { checkValues, problemOf } from './check-values.ts';
import { labelOf } from './label-of.ts';
import { useDraft } from './use-draft.ts';
import { useErrorTexts } from './use-error-texts.ts';
import { watchRelated, type RelatedFields } from './watch-related.ts';

export type Sent<Field extends string> =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly error: ApiError;
      /** The errors of fields; absent if the request has none. */
      readonly refusal?: Refusal<Field> | undefined;
      readonly sentence?: string | undefined;
      /** The field that gets focus instead of the list of errors. */
      readonly focus?: Field | undefined;
    };

/** A form's definition. Everything but `missing` and `send` must be stable. */
export interface ShopFormOptions<Field extends string, Values> {
  /** Prefix of its fields' ids, and the name of its draft. */
  readonly name: string;
  /** In display order, which is also the order of errors. */
  readonly fields: readonly Field[];
  readonly defaults: Readonly<Record<Field, unknown>>;
  /** Fields that are never stored: passwords, document numbers. */
  readonly secrets?: readonly Field[];
  /** Fields whose rules depend on another, by that one: a confirmation by its original. */
  readonly related?: RelatedFields<Field>;
  /** Errors of empty fields, phrased for the list of errors too. */
  readonly missing?: Readonly<Partial<Record<Field, string>>> | undefined;
  /** Its rules: `(values) => checkForm(rules, values)`. */
  readonly check: (values: unknown) => CheckedForm<Values>;
  /** Whether the form stays and resets after sending. */
  readonly staysOpen?: boolean;
  readonly send: (values: Values) => Promise<Sent<Field>>;
}

interface FieldProps<Field extends string> extends ReturnType<UseFormReturn['register']> {
  readonly name: Field;
  readonly id: string;
  readonly error: string | undefined;
}

export interface ShopFormState<Field extends string> {
  readonly field: (name: Field) => FieldProps<Field>;
  /** For values that no plain field holds. */
  readonly form: UseFormReturn;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly pending: boolean;
  /** For the list of errors. Empty until the form was submitted. */
  readonly errors: readonly FormError[];
  /** Whether the errors are the store's or the network's only. */
  readonly hasFailed: boolean;
  /** The list gets focus when a form is refused. */
  readonly errorListRef: RefObject<HTMLDivElement | null>;
}

const noSecrets: readonly never[] = [];

/**
 * A form's values, errors, draft and submission. A field shows its error after blur, until it is
 * valid. After a refusal the list of errors has focus, and the page's title says so.
 */
export function useShopForm<Field extends string, Values>(
  options: ShopFormOptions<Field, Values>,
): ShopFormState<Field> {
  const {
    name,
    fields,
    defaults,
    secrets = noSecrets,
    related,
    missing,
    check,
    staysOpen,
    send,
  } = options;
  const defaultValues: FieldValues = defaults;
  const form = useForm({
    defaultValues,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: (values) => checkValues(check, values),
  });
  const { isSubmitting, isSubmitted } = form.formState;
  const forgetDraft = useDraft(form, { name, defaults, secrets });
  useRelated(form, related);
  const texts = useErrorTexts();
  const [failure, setFailure] = useState<Extract<Sent<Field>, { ok: false }>>();
  const idOf = (field: Field) => `${name}-${field}`;

  const textOf = (
    field: Field,
    sentenceOf: (problem: Problem) => string,
    ofStore: (sentences: string) => string = (sentences) => sentences,
  ): string | undefined => {
    const error = form.getFieldState(field, form.formState).error;
    if (!error) return undefined;
    const problem = problemOf(error);
    if (!problem) return error.message && ofStore(error.message);
    return (problem.rule === 'required' && missing?.[field]) || sentenceOf(problem);
  };
  const listed = fields.flatMap((field): FormError[] => {
    const message = textOf(field, (problem) => texts.listed(problem, labelOf(idOf(field))));
    return message ? [{ message, fieldId: idOf(field) }] : [];
  });
  const unlisted = failure ? unmapped(failure, texts.formFailure) : [];
  const all = isSubmitted ? [...listed, ...unlisted.map((message) => ({ message }))] : [];

  const errorListRef = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  const refused = () => {
    wantsFocus.current = true;
  };
  useEffect(() => {
    // The list exists only after the errors were rendered.
    if (!wantsFocus.current || !errorListRef.current) return;
    wantsFocus.current = false;
    errorListRef.current.focus();
  });
  useErrorTitle(all.length > 0);

  const sendChecked = async (): Promise<boolean> => {
    setFailure(undefined);
    const checked = check(form.getValues());
    if (!checked.ok) return false;
    const sent = await send(checked.values);
    if (sent.ok) {
      forgetDraft();
      return true;
    }
    for (const [field, sentences] of sent.refusal?.fields ?? []) {
      form.setError(field, { type: 'store', message: sentences.join(' ') });
    }
    setFailure(sent);
    if (sent.focus) form.setFocus(sent.focus, { shouldSelect: true });
    else if (sent.error.kind !== 'aborted') refused();
    return false;
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    let taken = false;
    await form.handleSubmit(async () => {
      taken = await sendChecked();
    }, refused)(event);
    // After the submission has ended; otherwise the empty form would count as submitted.
    if (staysOpen && taken) form.reset();
  };

  return {
    field: (field) => ({
      ...form.register(field),
      name: field,
      id: idOf(field),
      error: textOf(field, texts.problem, withoutField),
    }),
    form,
    onSubmit: (event) => void submit(event),
    pending: isSubmitting,
    errors: all,
    hasFailed: listed.length === 0 && all.length > 0,
    errorListRef,
  };
}

function useRelated(
  { subscribe, trigger, getFieldState, getValues }: UseFormReturn,
  related: RelatedFields<string> = none,
): void {
  useEffect(
    () => watchRelated({ subscribe, trigger, getFieldState, getValues }, related),
    [related, subscribe, trigger, getFieldState, getValues],
  );
}

const none: RelatedFields<string> = {};

function unmapped<Field extends string>(
  { error, refusal, sentence }: Extract<Sent<Field>, { ok: false }>,
  textsOf: (error: ApiError) => readonly string[],
): readonly string[] {
  if (sentence) return [sentence];
  return error.kind === 'validation' && refusal ? refusal.others : textsOf(error);
}
