import { ConfirmDialog } from '@ponte/ui/confirm-dialog';
import { useEffect, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useBlocker } from 'react-router-dom';

/**
 * Asks before unsaved changes are lost.
 * @returns the question, to be rendered
 */
export function useUnsaved(unsaved: boolean): ReactNode {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      title={<FormattedMessage id="unsaved.title" />}
      confirmLabel={<FormattedMessage id="unsaved.leave" />}
      cancelLabel={<FormattedMessage id="unsaved.stay" />}
      onConfirm={() => blocker.proceed?.()}
    >
      <FormattedMessage id="unsaved.text" />
    </ConfirmDialog>
  );
}
