import type { Address } from '@ponte/domain';
import { addressesOf } from '@ponte/domain/addresses';
import { AddressCard } from '@ponte/ui/address-card';
import { Button } from '@ponte/ui/button';
import { EmptyState } from '@ponte/ui/empty-state';
import { FormErrorList } from '@ponte/ui/form-error-list';
import { MapPin, Plus } from '@ponte/ui/icons';
import { Notice } from '@ponte/ui/notice';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountContent } from '../../account/account-content.tsx';
import { AccountPage } from '../../account/account-page.tsx';
import { addressView } from '../../account/address-view.ts';
import { useNewAddress } from '../../account/use-new-address.tsx';
import { useErrorTexts } from '../../forms/use-error-texts.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';

/** The customer's addresses: add, edit, remove, make the main one (accounts.md §2). */
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

type Done = 'removed' | 'madeMain';

interface AddressListProps {
  readonly addresses: readonly Address[];
  readonly onBegin: () => void;
  readonly onDone: (what: Done) => void;
}

const AddressList = observer(function AddressList({
  addresses,
  onBegin,
  onDone,
}: AddressListProps) {
  const intl = useIntl();
  const texts = useErrorTexts();
  const store = addressesOf(useShop().shop);
  const [last, setLast] = useState<Done>('removed');
  const { change, changedId } = store;
  const run = async (what: Done, address: Address) => {
    onBegin();
    setLast(what);
    const result = await (what === 'removed' ? store.remove(address) : store.makeMain(address));
    if (result.ok) onDone(what);
  };
  const pendingOf = ({ id }: Address) => {
    if (!change.isPending || changedId !== id) return undefined;
    return last === 'removed' ? 'remove' : 'main';
  };
  return (
    <>
      <FormErrorList
        errors={change.error ? texts.failure(change.error).map((message) => ({ message })) : []}
        title={intl.formatMessage({
          id: last === 'removed' ? 'addresses.removeFailed' : 'addresses.mainFailed',
        })}
      />
      <ul className="grid gap-3 lg:grid-cols-2">
        {addresses.map((address) => (
          <li key={address.id} className="grid">
            <AddressCard
              headingLevel={2}
              address={addressView(address)}
              pending={pendingOf(address)}
              onRemove={() => void run('removed', address)}
              onMakeMain={() => void run('madeMain', address)}
            />
          </li>
        ))}
      </ul>
    </>
  );
});
