import { Notice } from '@ponte/ui/notice';
import { FormattedMessage } from 'react-intl';
import { usePassingState } from '../../account/passing-state.ts';

/** Shown once, after a customer has ended the account. */
export function AccountEndedNotice() {
  if (!usePassingState('accountEnded')) return null;
  return (
    <Notice tone="success" role="status">
      <FormattedMessage id="signIn.accountEnded" />
    </Notice>
  );
}
