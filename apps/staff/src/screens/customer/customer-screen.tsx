import { exportCustomer, getStaffCustomer, type StaffCustomer } from '@ponte/contract/staff';
import { Button } from '@ponte/ui/button';
import { Download } from '@ponte/ui/icons';
import { Notice } from '@ponte/ui/notice';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { Failure } from '../../data/failure.tsx';
import { Loaded } from '../../data/loaded.tsx';
import { useAnswer } from '../../data/use-answer.ts';
import { useDownload } from '../../data/use-download.ts';
import { BackLink } from '../../page/back-link.tsx';
import { Page } from '../../page/page.tsx';
import { Panel } from '../../page/panel.tsx';
import { Rows } from '../../page/rows.tsx';
import { PanelsSkeleton } from '../../page/skeletons.tsx';
import { orderColumns } from '../orders/order-columns.tsx';
import { CustomerDocuments } from './customer-documents.tsx';
import { CustomerIdentity } from './customer-identity.tsx';
import { EraseCustomer } from './erase-customer.tsx';

export const CustomerScreen = observer(function CustomerScreen() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const customer = useAnswer(getStaffCustomer, { params: { id } });
  const { data } = customer;
  const copy = useDownload(exportCustomer);
  return (
    <Page
      title={data?.name ?? intl.formatMessage({ id: 'customer.loading' })}
      back={<BackLink href="/customers" text="customers.title" />}
      actions={
        data && !data.erased ? (
          <Button
            pending={copy.pending}
            onClick={() => void copy.save({ params: { id } }, `customer-${id}.json`)}
          >
            <Download />
            <FormattedMessage id="customer.export" />
          </Button>
        ) : null
      }
    >
      <Failure error={copy.error} />
      <Loaded answer={customer} skeleton={<PanelsSkeleton />}>
        {(shown) => <CustomerContent customer={shown} onErased={customer.reload} />}
      </Loaded>
    </Page>
  );
});

interface CustomerContentProps {
  readonly customer: StaffCustomer;
  readonly onErased: () => void;
}

function CustomerContent({ customer, onErased }: CustomerContentProps) {
  const intl = useIntl();
  const { addresses, orders, erased } = customer;
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      {erased ? (
        <Notice className="lg:col-span-2">
          <FormattedMessage id="customer.erasedText" />
        </Notice>
      ) : null}
      <Panel title={<FormattedMessage id="customer.identity" />}>
        <CustomerIdentity customer={customer} />
      </Panel>
      {erased ? null : (
        <Panel title={<FormattedMessage id="customer.documents" />}>
          <CustomerDocuments key={customer.id} customer={customer} />
        </Panel>
      )}
      {addresses.length > 0 ? (
        <Panel title={<FormattedMessage id="customer.addresses" />}>
          <ul className="grid grid-cols-1 gap-3">
            {addresses.map(({ name, lines }) => (
              <li key={`${name} ${lines.join()}`}>
                <p className="font-semibold">{name}</p>
                {lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
      {orders.length > 0 ? (
        <div className="min-w-0 lg:col-span-2">
          <Panel title={<FormattedMessage id="orders.title" />} flush>
            <Rows
              label={intl.formatMessage({ id: 'orders.title' })}
              columns={orderColumns}
              rows={orders}
              keyOf={({ id }) => id}
            />
          </Panel>
        </div>
      ) : null}
      {erased ? null : (
        <div className="lg:col-span-2">
          <Panel title={<FormattedMessage id="customer.eraseTitle" />}>
            <EraseCustomer customer={customer} onDone={onErased} />
          </Panel>
        </div>
      )}
    </div>
  );
}
