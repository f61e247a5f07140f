import type { ApiError } from '@ponte/domain';
import type { CheckedForm, Problem, Refusal } from '@ponte/domain/forms';
import type { FormError } from '@ponte/ui/form-error-list';
import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { useForm, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useErrorTitle } from '../page/error-title.ts';
import { checkValues, problemOf } from './check-values.ts';
import { labelOf } from './label-of.ts';
import { useDraft } from './use-draft.ts';
import { useErrorTexts } from './use-error-texts.ts';
import { watchRelated, type RelatedFields } from './watch-related.ts';

/** What came of sending a form: done, or what the store refused. */
export type Sent<Field extends string> =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly error: ApiError;
      /** What of it lies with fields; left out where the form's request has none. */
      readonly refusal?: Refusal<Field> | undefined;
      /** What is said of it in place of the catalogue's sentence. */
      readonly sentence?: string | undefined;
      /** The field to go on with, which gets the focus in place of the list. */
      readonly focus?: Field | undefined;
    };

/** A form of the shop. Everything but `missing` and `send` is the same at every render. */
export interface ShopFormOptions<Field extends string, Values> {
  /** Begins the ids of its fields, and names its draft. */
  readonly name: string;
  /** Its fields in the order in which they stand: a list of errors has the same. */
  readonly fields: readonly Field[];
  readonly defaults: Readonly<Record<Field, unknown>>;
  /** Fields of which no draft is kept: passwords, document numbers. */
  readonly secrets?: readonly Field[];
  /** Fields whose rules look at another one, by that one: a confirmation by what it confirms. */
  readonly related?: RelatedFields<Field>;
  /** What is said of a field that was left empty: it has to make sense in the list above, too. */
  readonly missing?: Readonly<Partial<Record<Field, string>>> | undefined;
  /** Its rules, as `(values) => checkForm(rulesOfTheForm, values)`. */
  readonly check: (values: unknown) => CheckedForm<Values>;
  /** Whether it is still there once it was sent, for the next: it is empty again. */
  readonly staysOpen?: boolean;
  /** Sends what keeps the rules. */
  readonly send: (values: Values) => Promise<Sent<Field>>;
}

/** Props of a field: for the kit's fields, which take them as they are. */
interface FieldProps<Field extends string> extends ReturnType<UseFormReturn['register']> {
  readonly name: Field;
  readonly id: string;
  readonly error: string | undefined;
}

/** A form, for `ShopForm` and its fields. */
export interface ShopFormState<Field extends string> {
  readonly field: (name: Field) => FieldProps<Field>;
  /** Reading and setting values that no plain field holds. */
  readonly form: UseFormReturn;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** While it is sent. */
  readonly pending: boolean;
  /** Why it was refused, for the list above it. Empty until somebody has tried to send it. */
  readonly errors: readonly FormError[];
  /** Whether they are the store's or the network's failure alone, and nothing is wrong with a field. */
  readonly hasFailed: boolean;
  /** The list takes the focus when a form is refused. */
  readonly errorListRef: RefObject<HTMLDivElement | null>;
}

const noSecrets: readonly never[] = [];

/**
 * A form: what its fields hold, what is wrong with them, its draft, and sending it. A field says
 * what is wrong once it was left, and stops as soon as it is right. After a refusal the list of
 * errors has the focus, and the page's title says so.
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

  const textOf = (field: Field, say: (problem: Problem) => string): string | undefined => {
    const error = form.getFieldState(field, form.formState).error;
    if (!error) return undefined;
    const problem = problemOf(error);
    if (!problem) return error.message;
    return (problem.rule === 'required' && missing?.[field]) || say(problem);
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
    // The list stands only after the errors have been rendered.
    if (!wantsFocus.current || !errorListRef.current) return;
    wantsFocus.current = false;
    errorListRef.current.focus();
  });
  useErrorTitle(all.length > 0);

  /** Whether it was taken. */
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
    // Only once its submission is over: else the empty form would count as one that was tried.
    if (staysOpen && taken) form.reset();
  };

  return {
    field: (field) => ({
      ...form.register(field),
      name: field,
      id: idOf(field),
      error: textOf(field, texts.problem),
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

/** What a refusal says of no field. */
function unmapped<Field extends string>(
  { error, refusal, sentence }: Extract<Sent<Field>, { ok: false }>,
  textsOf: (error: ApiError) => readonly string[],
): readonly string[] {
  if (sentence) return [sentence];
  return error.kind === 'validation' && refusal ? refusal.others : textsOf(error);
}
