import { errorMessages, type ApiError } from '@ponte/domain';
import type { Problem, Rule } from '@ponte/domain/forms';
import { useIntl, type IntlShape } from 'react-intl';
import { retryMoment } from '../shop/shop-time.ts';

interface ErrorTexts {
  readonly problem: (problem: Problem) => string;
  /** The same for a list of errors: with the field's label where the sentence does not name it. */
  readonly listed: (problem: Problem, label: string | undefined) => string;
  /** The part of the store's refusal of a form that is about no field. */
  readonly formFailure: (error: ApiError) => readonly string[];
  /** A failed action without input. */
  readonly failure: (error: ApiError) => readonly string[];
}

const megabyte = 1024 * 1024;

/** Rules whose sentences don't name the field. */
const ofAnyField: ReadonlySet<Rule> = new Set<Rule>([
  'required',
  'invalid',
  'minLength',
  'maxLength',
  'minValue',
  'maxValue',
  'integer',
  'fileSizeError',
  'fileTypeError',
]);

/** Sentences for errors in forms. */
export function useErrorTexts(): ErrorTexts {
  const intl = useIntl();
  const problem = ({ rule, limit = 0 }: Problem) =>
    intl.formatMessage({ id: `rule.${rule}` }, { limit, megabytes: limit / megabyte });
  const failure = (error: ApiError, typed: boolean) => {
    const waitMs = 'retryAfterMs' in error ? error.retryAfterMs : undefined;
    const wait = waitMs ? formatWait(intl, waitMs) : 'none';
    return errorMessages(error).map(({ key, values }) =>
      intl.formatMessage(
        { id: `error.${key}` },
        {
          ...values,
          ...retryMoment(error),
          messages: values['messages'] || 'none',
          typed: String(typed),
          wait,
        },
      ),
    );
  };
  return {
    problem,
    listed: (what, label) =>
      label && ofAnyField.has(what.rule)
        ? intl.formatMessage({ id: 'error.labelled' }, { field: label, messages: problem(what) })
        : problem(what),
    formFailure: (error) => failure(error, true),
    failure: (error) => failure(error, false),
  };
}

const [second, minute, hour] = [1000, 60_000, 3_600_000];

/** A rounded-up duration in words: "40 segundos", "3 minutos". */
function formatWait(intl: IntlShape, ms: number): string {
  const [unit, length] =
    ms <= minute
      ? (['second', second] as const)
      : ms <= hour
        ? (['minute', minute] as const)
        : (['hour', hour] as const);
  return intl.formatNumber(Math.ceil(ms / length), { style: 'unit', unit, unitDisplay: 'long' });
}
