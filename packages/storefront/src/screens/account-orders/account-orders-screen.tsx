import { useIntl } from 'react-intl';
import { AccountPage } from '../../account/account-page.tsx';
import { OrderList } from '../orders/order-list.tsx';

/** The orders within the customer's area (accounts.md §2). */
export function AccountOrdersScreen() {
  const intl = useIntl();
  return (
    <AccountPage title={intl.formatMessage({ id: 'account.orders' })}>
      <OrderList />
    </AccountPage>
  );
}
