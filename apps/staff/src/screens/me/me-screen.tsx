import { Notice } from '@ponte/ui/notice';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { useOffice } from '../../office/office-context.ts';
import { Page } from '../../page/page.tsx';
import { Panel } from '../../page/panel.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { RecoveryCodesForm } from './recovery-codes-form.tsx';

/** The number of recovery codes below which new ones are suggested. */
const fewCodes = 3;

/** One's own account. */
export const MeScreen = observer(function MeScreen() {
  const intl = useIntl();
  const { session } = useOffice();
  const { me } = session;
  if (!me) return null;
  return (
    <Page title={intl.formatMessage({ id: 'me.title' })}>
      {me.recoveryCodesLeft < fewCodes ? (
        <Notice tone="warning">
          <FormattedMessage id="me.fewCodes" values={{ count: me.recoveryCodesLeft }} />
        </Notice>
      ) : null}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <Panel title={<FormattedMessage id="me.profile" />}>
          <ProfileForm me={me} />
        </Panel>
        <Panel title={<FormattedMessage id="me.password" />}>
          <PasswordForm />
        </Panel>
        <Panel title={<FormattedMessage id="me.recovery" />}>
          <RecoveryCodesForm left={me.recoveryCodesLeft} />
        </Panel>
      </div>
    </Page>
  );
});
