import type { ApiError } from '@ponte/domain/api';
import { Button } from '@ponte/ui/button';
import { FormattedMessage } from 'react-intl';
import { Failure } from './failure.tsx';

interface ChangeFailureProps {
  readonly error: ApiError | undefined;
  readonly onReload: () => void;
}

/** Why a change was not made; what has changed meanwhile can be shown. */
export function ChangeFailure({ error, onReload }: ChangeFailureProps) {
  return (
    <Failure
      error={error}
      action={
        error?.kind === 'conflict' ? (
          <Button size="sm" onClick={onReload}>
            <FormattedMessage id="failure.showNew" />
          </Button>
        ) : null
      }
    />
  );
}
