import { profileEditOf } from '@ponte/domain/profile';
import { Button } from '@ponte/ui/button';
import { Pencil } from '@ponte/ui/icons';
import { Notice } from '@ponte/ui/notice';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountContent } from '../../account/account-content.tsx';
import { AccountPage } from '../../account/account-page.tsx';
import { EmailNotice } from '../../account/email-notice.tsx';
import { deferred } from '../../lazy/deferred.tsx';
import { Panel } from '../../page/panel.tsx';
import { useShop } from '../../shop/shop-context.ts';
import { PersonalDataList } from './personal-data-list.tsx';

const DeferredEditDialog = deferred(async () => (await import('./edit-dialog.tsx')).EditDialog);

/** What the store knows of the customer, and changing what may be changed (accounts.md §2). */
export const PersonalDataScreen = observer(function PersonalDataScreen() {
  const intl = useIntl();
  const { submission } = profileEditOf(useShop().shop);
  const [editing, setEditing] = useState<boolean>();
  const saved = editing === false && submission.status === 'done';
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
                onPointerEnter={preload}
                onFocus={preload}
                onClick={() => {
                  submission.reset();
                  setEditing(true);
                }}
              >
                <Pencil />
                <FormattedMessage id="personalData.edit" />
              </Button>
            </Panel>
            {editing === undefined ? null : (
              <DeferredEditDialog profile={profile} open={editing} onOpenChange={setEditing} />
            )}
          </>
        )}
      </AccountContent>
    </AccountPage>
  );
});

/** Fetches the form ahead. */
function preload(): void {
  DeferredEditDialog.preload().catch(() => undefined);
}
