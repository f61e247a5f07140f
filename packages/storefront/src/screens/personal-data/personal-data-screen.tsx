import { profileEditOf } from '@ponte/domain/profile';
import { Button } from '@ponte/ui/button';
import { ErrorState } from '@ponte/ui/error-state';
import { Pencil } from '@ponte/ui/icons';
import { Notice } from '@ponte/ui/notice';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountContent } from '../../account/account-content.tsx';
import { AccountPage } from '../../account/account-page.tsx';
import { EmailNotice } from '../../account/email-notice.tsx';
import { useDialog } from '../../account/use-dialog.ts';
import { deferred } from '../../lazy/deferred.tsx';
import { Panel } from '../../page/panel.tsx';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';
import { EmailChange } from './email-change.tsx';
import { EndAccount } from './end-account.tsx';
import { OwnDataButton } from './own-data-button.tsx';
import { PersonalDataList } from './personal-data-list.tsx';

const DeferredEditDialog = deferred(
  () => import('./edit-dialog.tsx'),
  (code) => code.EditDialog,
);

/** The customer's own data, with a dialog to edit them (accounts.md §2). */
export const PersonalDataScreen = observer(function PersonalDataScreen() {
  const intl = useIntl();
  const { submission } = profileEditOf(useShop().shop);
  const { status, open, ask, setOpen } = useDialog(DeferredEditDialog.preload);
  const saved = !open && submission.status === 'done';
  return (
    <AccountPage title={intl.formatMessage({ id: 'account.personalData' })}>
      <div role="status" className="empty:hidden">
        {saved ? (
          <Notice tone="success">
            <FormattedMessage id="personalData.saved" />
          </Notice>
        ) : null}
      </div>
      <AccountContent>
        {(profile) => (
          <>
            <EmailNotice profile={profile} />
            <Panel>
              <PersonalDataList profile={profile} />
              <Button
                className="mt-5"
                pending={status === 'coming'}
                onPointerEnter={preload}
                onFocus={preload}
                onClick={() => {
                  submission.reset();
                  ask();
                }}
              >
                <Pencil />
                <FormattedMessage id="personalData.edit" />
              </Button>
              <EmailChange profile={profile} />
              <OwnDataButton />
            </Panel>
            <EndAccount />
            {status === 'failed' ? <ErrorState onRetry={ask} /> : null}
            {status === 'here' ? (
              <DeferredEditDialog profile={profile} open={open} onOpenChange={setOpen} />
            ) : null}
          </>
        )}
      </AccountContent>
    </AccountPage>
  );
});

function preload(): void {
  DeferredEditDialog.preload().catch(() => undefined);
}
