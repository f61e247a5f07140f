import { listStaffOrders, orderQueues } from '@ponte/contract/staff';
import { Button, ButtonLink } from '@ponte/ui/button';
import { EmptyState } from '@ponte/ui/empty-state';
import { PackageCheck, QrCode, SearchX } from '@ponte/ui/icons';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAnswer } from '../../data/use-answer.ts';
import { ListPanel } from '../../page/list-panel.tsx';
import { Page } from '../../page/page.tsx';
import { SearchForm } from '../../page/search-form.tsx';
import { useListAddress } from '../../page/use-list-address.ts';
import { ExportOrders } from './export-orders.tsx';
import { orderColumns } from './order-columns.tsx';
import { OrderTabs } from './order-tabs.tsx';

const firstQueue = 'toPrepare';

export const OrdersScreen = observer(function OrdersScreen() {
  const intl = useIntl();
  const address = useListAddress('/orders');
  const search = address.get('search');
  const asked = orderQueues.find((queue) => queue === address.get('queue'));
  // A search looks through all of them, unless one is chosen.
  const queue = asked ?? (search ? undefined : firstQueue);
  const after = address.get('after');
  const orders = useAnswer(listStaffOrders, { query: { search, queue, after } }, address.visit);
  return (
    <Page
      title={intl.formatMessage({ id: 'orders.title' })}
      actions={
        <>
          <ExportOrders />
          <ButtonLink href="/pickup" variant="action">
            <QrCode />
            <FormattedMessage id="pickup.title" />
          </ButtonLink>
        </>
      }
    >
      <SearchForm
        label={intl.formatMessage({ id: 'orders.search' })}
        value={search ?? ''}
        onSearch={(text) => address.go({ search: text, queue: undefined })}
      />
      <ListPanel
        label={intl.formatMessage({ id: 'orders.title' })}
        address={address}
        answer={orders}
        columns={orderColumns}
        keyOf={({ id }) => id}
        none={
          <NoOrders
            search={search}
            onAll={() => address.go({ search: undefined, queue: undefined })}
          />
        }
      >
        <OrderTabs key={search} address={address} search={search} queue={queue} />
      </ListPanel>
    </Page>
  );
});

interface NoOrdersProps {
  readonly search: string | undefined;
  readonly onAll: () => void;
}

function NoOrders({ search, onAll }: NoOrdersProps) {
  return search ? (
    <EmptyState
      icon={<SearchX />}
      title={<FormattedMessage id="orders.notFound" values={{ search }} />}
      action={
        <Button onClick={onAll}>
          <FormattedMessage id="search.clear" />
        </Button>
      }
    >
      <FormattedMessage id="orders.notFoundText" />
    </EmptyState>
  ) : (
    <EmptyState icon={<PackageCheck />} title={<FormattedMessage id="orders.none" />} />
  );
}
