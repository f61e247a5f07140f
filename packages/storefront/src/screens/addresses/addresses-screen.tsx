import { Button } from '@ponte/ui/button';
import { EmptyState } from '@ponte/ui/empty-state';
import { MapPin, Plus } from '@ponte/ui/icons';
import { Notice } from '@ponte/ui/notice';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountContent } from '../../account/account-content.tsx';
import { AccountPage } from '../../account/account-page.tsx';
import { useNewAddress } from '../../account/use-new-address.tsx';
import { AddressList, type Done } from './address-list.tsx';

/** accounts.md §2 */
export function AddressesScreen() {
  const intl = useIntl();
  const [done, setDone] = useState<Done | 'saved'>();
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is gone: focus goes to the status above the list.
    if (done === 'removed' || done === 'madeMain') status.current?.focus();
  }, [done]);
  const newAddress = useNewAddress(() => setDone('saved'));
  const add = (
    <Button variant="brand" {...newAddress.buttonProps}>
      <Plus />
      <FormattedMessage id="addresses.new" />
    </Button>
  );
  return (
    <AccountPage title={intl.formatMessage({ id: 'account.addresses' })} aside={add}>
      {newAddress.dialog}
      <div ref={status} role="status" tabIndex={-1} className="empty:hidden">
        {done ? (
          <Notice tone="success">
            <FormattedMessage id={`addresses.${done}`} />
          </Notice>
        ) : null}
      </div>
      <AccountContent>
        {({ addresses }) =>
          addresses.length > 0 ? (
            <AddressList
              addresses={addresses}
              onBegin={() => setDone(undefined)}
              onDone={setDone}
            />
          ) : (
            <EmptyState icon={<MapPin />} title={<FormattedMessage id="addresses.emptyTitle" />}>
              <FormattedMessage id="addresses.emptyText" />
            </EmptyState>
          )
        }
      </AccountContent>
    </AccountPage>
  );
}
