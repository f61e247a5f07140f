import type { ApiError } from '@ponte/domain/api';
import { useIntl, type IntlShape } from 'react-intl';

/** A sentence for a failed call: the server's own where it has one. */
export function useFailureText(): (error: ApiError) => string {
  const intl = useIntl();
  return (error) => failureText(intl, error);
}

function failureText(intl: IntlShape, error: ApiError): string {
  const otherwise = (own: string | undefined, id: FormatjsIntl.Message['ids']) =>
    own || intl.formatMessage({ id });
  switch (error.kind) {
    case 'offline':
      return intl.formatMessage({ id: 'failure.offline' });
    case 'timeout':
      return intl.formatMessage({ id: 'failure.timeout' });
    case 'notFound':
      return intl.formatMessage({ id: 'failure.notFound' });
    case 'validation':
      return otherwise(
        Object.values(error.fields).flat().join(' | ') || error.message,
        'failure.refused',
      );
    case 'badRequest':
      return otherwise(error.messages.join(' '), 'failure.refused');
    case 'forbidden':
      return otherwise(error.messages.join(' '), 'failure.forbidden');
    case 'unauthorized':
      return otherwise(error.message, 'failure.signedOut');
    case 'conflict':
      return otherwise(error.message, 'failure.conflict');
    case 'tooLarge':
      return intl.formatMessage({ id: 'failure.tooLarge' });
    case 'rateLimited':
      return intl.formatMessage({ id: 'failure.tooMany' }, retryMoment(intl, error));
    case 'server':
      return intl.formatMessage({
        id: error.status === 503 ? 'failure.unavailable' : 'failure.server',
      });
    case 'aborted':
    case 'contract':
    case 'defect':
      return intl.formatMessage({ id: 'failure.server' });
  }
}

/** When it may be tried again, rounded up to a minute of the shop's time. */
function retryMoment(
  intl: IntlShape,
  { refusedAt, retryAt }: Extract<ApiError, { readonly kind: 'rateLimited' }>,
) {
  const minute = Math.ceil((retryAt ?? refusedAt) / 60_000) * 60_000;
  const time = intl.formatTime(minute, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const day = intl.formatDate(minute);
  const when = retryAt === null ? 'none' : day === intl.formatDate(refusedAt) ? 'today' : 'later';
  return { when, time, day, hour: Number(time.slice(0, 2)) };
}
