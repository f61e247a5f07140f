import { findCustomers, type StaffCustomerInList } from '@ponte/contract/staff';
import { EmptyState } from '@ponte/ui/empty-state';
import { SearchX } from '@ponte/ui/icons';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAnswer } from '../../data/use-answer.ts';
import { Link } from '../../languages/link.tsx';
import { Badge } from '../../page/badge.tsx';
import { ListPanel } from '../../page/list-panel.tsx';
import { Moment } from '../../page/moment.tsx';
import { Page } from '../../page/page.tsx';
import type { Column } from '../../page/rows.tsx';
import { SearchForm } from '../../page/search-form.tsx';
import { useListAddress } from '../../page/use-list-address.ts';

const columns: readonly Column<StaffCustomerInList>[] = [
  {
    key: 'name',
    title: <FormattedMessage id="customer.name" />,
    place: 'wide',
    cell: ({ id, name, erased }) => (
      <span className="flex flex-wrap gap-2">
        <Link href={`/customers/${id}`} className="row-link">
          {name}
        </Link>
        {erased ? (
          <Badge tone="muted">
            <FormattedMessage id="customer.erased" />
          </Badge>
        ) : null}
      </span>
    ),
  },
  {
    key: 'email',
    title: <FormattedMessage id="customer.email" />,
    place: 'wide',
    cell: ({ email }) => <span className="text-muted wrap-anywhere">{email}</span>,
  },
  {
    key: 'kind',
    title: <FormattedMessage id="customer.kind" />,
    cell: ({ foreign }) => (
      <FormattedMessage id={foreign ? 'customer.foreign' : 'customer.resident'} />
    ),
  },
  {
    key: 'since',
    title: <FormattedMessage id="customer.since" />,
    place: 'end',
    cell: ({ createdAt }) => (
      <span className="text-muted">
        <Moment at={createdAt} />
      </span>
    ),
  },
];

export const CustomersScreen = observer(function CustomersScreen() {
  const intl = useIntl();
  const address = useListAddress('/customers');
  const search = address.get('search');
  const after = address.get('after');
  const customers = useAnswer(findCustomers, { query: { search, after } });
  return (
    <Page title={intl.formatMessage({ id: 'customers.title' })}>
      <SearchForm
        label={intl.formatMessage({ id: 'customers.search' })}
        value={search ?? ''}
        onSearch={(text) => address.go({ search: text })}
      />
      <ListPanel
        label={intl.formatMessage({ id: 'customers.title' })}
        address={address}
        answer={customers}
        columns={columns}
        keyOf={({ id }) => id}
        none={<EmptyState icon={<SearchX />} title={<FormattedMessage id="customers.none" />} />}
      />
    </Page>
  );
});
