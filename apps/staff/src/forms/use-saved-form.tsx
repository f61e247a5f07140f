import type { EndpointDefinition } from '@ponte/contract/endpoint';
import type { ReactNode } from 'react';
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useAct } from '../data/use-act.ts';
import type { AnswerOf, RequestOf } from '../office/ask.ts';
import { useOffice } from '../office/office-context.ts';
import { useSentForm, type SentForm } from './use-sent-form.ts';
import { useUnsaved } from './use-unsaved.tsx';

interface SavedFormOptions<Values extends FieldValues, E extends EndpointDefinition> {
  readonly defaults: DefaultValues<Values>;
  /** What is sent of what was typed. */
  readonly requestOf: (values: Values) => RequestOf<E>;
  /** The field of a name in the request, which is the same by default; undefined for none. */
  readonly fieldOf?: (name: string) => FieldPath<Values> | undefined;
  readonly onSaved: (saved: AnswerOf<E>) => void;
  /** What is said then. */
  readonly savedText?: FormatjsIntl.Message['ids'];
}

export interface SavedForm<Values extends FieldValues> extends SentForm<Values> {
  /** Asked before what was typed is left behind; to be rendered. */
  readonly question: ReactNode;
}

/** A form of what the store keeps, such as a product. */
export function useSavedForm<Values extends FieldValues, E extends EndpointDefinition>(
  endpoint: E,
  { defaults, requestOf, fieldOf, onSaved, savedText = 'form.saved' }: SavedFormOptions<Values, E>,
): SavedForm<Values> {
  const { toasts } = useOffice();
  const act = useAct(endpoint);
  const sent = useSentForm<Values>({
    defaults,
    ...(fieldOf && { fieldOf }),
    async send(values) {
      const answer = await act.send(requestOf(values));
      if (!answer.ok) return answer;
      sent.form.reset(values);
      toasts.show({ tone: 'success', text: <FormattedMessage id={savedText} /> });
      onSaved(answer.value);
      return answer;
    },
  });
  return { ...sent, question: useUnsaved(sent.form.formState.isDirty) };
}
