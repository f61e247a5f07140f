import { IconButton } from '@ponte/ui/icon-button';
import { LogOut } from '@ponte/ui/icons';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFailureText } from '../data/use-failure-text.ts';
import { useOffice } from '../office/office-context.ts';

/** Who is signed in, and the way out. */
export const SignedIn = observer(function SignedIn() {
  const intl = useIntl();
  const textOf = useFailureText();
  const { session, toasts } = useOffice();
  const [leaving, setLeaving] = useState(false);
  const { me } = session;
  if (!me) return null;
  const leave = async () => {
    if (leaving) return;
    setLeaving(true);
    const error = await session.leave();
    setLeaving(false);
    if (error) toasts.show({ tone: 'danger', text: textOf(error) });
  };
  return (
    <>
      <span className="max-w-48 text-right text-sm leading-tight max-md:hidden">
        <span className="block truncate font-semibold">{me.name}</span>
        <span className="block text-xs text-on-brand-muted">
          <FormattedMessage id={`role.${me.role}`} />
        </span>
      </span>
      <IconButton
        label={intl.formatMessage({ id: 'session.leave' })}
        variant="onBrand"
        size="lg"
        aria-busy={leaving || undefined}
        onClick={() => void leave()}
      >
        <LogOut />
      </IconButton>
    </>
  );
});
