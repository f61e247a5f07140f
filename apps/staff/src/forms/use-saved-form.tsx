import type { EndpointDefinition } from '@ponte/contract/endpoint';
import { useState, type ReactNode } from 'react';
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useAct } from '../data/use-act.ts';
import type { AnswerOf, RequestOf } from '../office/ask.ts';
import { useOffice } from '../office/office-context.ts';
import { partAt, withPart } from './take-up.ts';
import { useMeanwhile, type Meanwhile, type Stored } from './use-meanwhile.ts';
import { useSentForm, type SentForm } from './use-sent-form.ts';
import { useUnsaved } from './use-unsaved.tsx';

interface SavedFormOptions<Values extends FieldValues, E extends EndpointDefinition> {
  readonly stored: Stored;
  /** What is stored, as it is typed. */
  readonly defaults: Values & DefaultValues<Values>;
  /** The values that are sent. */
  readonly requestOf: (values: Values) => RequestOf<E>;
  /** The field of a name in the request, which is the same by default; undefined for none. */
  readonly fieldOf?: (name: string) => FieldPath<Values> | undefined;
  readonly onSaved: (saved: AnswerOf<E>) => void;
  /** Asks for what is stored now. */
  readonly onReload: () => void;
}

export interface SavedForm<Values extends FieldValues> extends SentForm<Values> {
  /** What others have stored meanwhile. */
  readonly meanwhile: Meanwhile | undefined;
  readonly onReload: () => void;
  /** Parts of the form, such as `data.1`. */
  readonly partAt: (path: string) => unknown;
  readonly onPart: (path: string, part: unknown) => void;
  /** The question before unsaved changes are lost; to be rendered. */
  readonly question: ReactNode;
}

/**
 * A form of what the store keeps, such as a product. What others have stored meanwhile is shown where nothing
 * was typed; where both changed a part, the member chooses.
 */
export function useSavedForm<Values extends FieldValues, E extends EndpointDefinition>(
  endpoint: E,
  { stored, defaults, requestOf, fieldOf, onSaved, onReload }: SavedFormOptions<Values, E>,
): SavedForm<Values> {
  const { toasts } = useOffice();
  const act = useAct(endpoint);
  const [refusedVersion, setRefusedVersion] = useState<string>();
  const sent = useSentForm<Values>({
    defaults,
    ...(fieldOf && { fieldOf }),
    async send(values) {
      const answer = await act.send(requestOf(values));
      if (!answer.ok) {
        if (answer.error.kind === 'conflict') {
          setRefusedVersion(stored.version);
          onReload();
        }
        return answer;
      }
      saved(values);
      toasts.show({ tone: 'success', text: <FormattedMessage id="form.saved" /> });
      onSaved(answer.value);
      return answer;
    },
  });
  const { form, error } = sent;
  const write = (values: Values, shown: Values) => {
    form.reset(shown);
    form.reset(values, { keepDefaultValues: true });
  };
  const { meanwhile, saved } = useMeanwhile<Values>({
    stored,
    values: defaults,
    read: () => form.getValues(),
    write,
  });
  // Changes that were taken up since are shown instead.
  const isTold = error?.kind === 'conflict' && stored.version !== refusedVersion;
  return {
    ...sent,
    error: isTold ? undefined : error,
    meanwhile,
    onReload,
    partAt: (path) => partAt(form.getValues(), path),
    onPart: (path, part) => write(withPart(form.getValues(), path, part), defaults),
    question: useUnsaved(form.formState.isDirty),
  };
}
