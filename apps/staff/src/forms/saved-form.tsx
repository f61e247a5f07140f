import type { ApiError } from '@ponte/domain/api';
import { SubmitButton } from '@ponte/ui/submit-button';
import type { ReactNode, SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { ChangeFailure } from '../data/change-failure.tsx';
import type { PartWords } from './conflict-choice.tsx';
import { MeanwhileNotice } from './meanwhile-notice.tsx';
import { ToldAbove } from './told-above.tsx';
import type { Meanwhile } from './use-meanwhile.ts';

interface SavedFormProps extends PartWords {
  /** Of `useSavedForm`. */
  readonly state: {
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    readonly pending: boolean;
    readonly error: ApiError | undefined;
    readonly meanwhile: Meanwhile | undefined;
    readonly onReload: () => void;
    readonly partAt: (path: string) => unknown;
    readonly onPart: (path: string, part: unknown) => void;
    readonly question: ReactNode;
  };
  /** Beside the button that saves. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The fields of what the store keeps, why it was not saved, and the button that saves it. */
export function SavedForm({ state, actions, children, ...words }: SavedFormProps) {
  const { onSubmit, pending, error, meanwhile, question } = state;
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid grid-cols-1 gap-4">
      <ToldAbove told={error ?? meanwhile}>
        <ChangeFailure error={error} onReload={state.onReload} />
        {meanwhile ? (
          <MeanwhileNotice
            meanwhile={meanwhile}
            partAt={state.partAt}
            onPart={state.onPart}
            {...words}
          />
        ) : null}
      </ToldAbove>
      {children}
      <div className="save-bar">
        <SubmitButton size="md" pending={pending}>
          <FormattedMessage id="form.save" />
        </SubmitButton>
        {actions}
      </div>
      {question}
    </form>
  );
}
