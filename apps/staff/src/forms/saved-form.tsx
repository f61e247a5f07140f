import type { ApiError } from '@ponte/domain/api';
import { SubmitButton } from '@ponte/ui/submit-button';
import type { ReactNode, SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { ChangeFailure } from '../data/change-failure.tsx';

interface SavedFormProps {
  /** Of `useSavedForm`. */
  readonly state: {
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    readonly pending: boolean;
    readonly error: ApiError | undefined;
    readonly question: ReactNode;
  };
  readonly onReload: () => void;
  /** Beside the button that saves. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The fields of what the store keeps, why it was not saved, and the button that saves it. */
export function SavedForm({ state, onReload, actions, children }: SavedFormProps) {
  const { onSubmit, pending, error, question } = state;
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid grid-cols-1 gap-4">
      <ChangeFailure error={error} onReload={onReload} />
      {children}
      <div className="flex flex-wrap gap-2">
        <SubmitButton size="md" pending={pending}>
          <FormattedMessage id="form.save" />
        </SubmitButton>
        {actions}
      </div>
      {question}
    </form>
  );
}
