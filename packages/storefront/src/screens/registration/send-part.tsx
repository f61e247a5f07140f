import { Button } from '@ponte/ui/button';
import { SubmitButton } from '@ponte/ui/submit-button';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { observer } from '../../shop/observer.ts';
import type { RegistrationFormState } from './use-registration-form.ts';

/** The submit button; while sending, upload progress and a cancel button. */
export const SendPart = observer(function SendPart({ registration, state }: RegistrationFormState) {
  const intl = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const { submission } = registration;
  const { progress } = submission;
  return (
    <div className="grid gap-3">
      {submission.isPending ? (
        <div className="grid gap-2 rounded-lg edge border-line bg-surface p-4">
          <p
            id="registration-progress"
            className="flex justify-between gap-3 text-sm font-semibold"
          >
            <FormattedMessage
              id={progress === 1 ? 'registration.finishing' : 'registration.uploading'}
            />
            {progress === null ? null : (
              <span className="font-normal text-muted">
                {intl.formatNumber(progress, { style: 'percent' })}
              </span>
            )}
          </p>
          <progress
            aria-labelledby="registration-progress"
            max={1}
            {...(progress === null ? {} : { value: progress })}
            className="h-2 w-full accent-brand"
          />
          <Button
            size="sm"
            className="justify-self-end"
            onClick={() => {
              button.current?.focus();
              submission.abort();
            }}
          >
            <FormattedMessage id="registration.cancel" />
          </Button>
        </div>
      ) : null}
      <SubmitButton
        ref={button}
        block
        pending={state.pending}
        pendingLabel={intl.formatMessage({ id: 'registration.sending' })}
      >
        <FormattedMessage id="registration.submit" />
      </SubmitButton>
    </div>
  );
});
