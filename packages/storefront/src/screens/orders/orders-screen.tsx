import { useIntl } from 'react-intl';
import { Container } from '../../page/container.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { OrderList } from './order-list.tsx';

/** The orders as a separate page (accounts.md §2). */
export function OrdersScreen() {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'orders.title' });
  return (
    <>
      <PageHead title={title} />
      <Container className="py-4 md:py-6">
        <div className="mx-auto max-w-3xl">
          <h1 className="mb-5 text-2xl font-bold tracking-tight">{title}</h1>
          <OrderList />
        </div>
      </Container>
    </>
  );
}
