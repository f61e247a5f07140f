import { ordersRoles } from '@ponte/contract/staff';
import { observer } from 'mobx-react-lite';
import { Link } from '../languages/link.tsx';
import { useOffice } from '../office/office-context.ts';

interface OrderLinkProps {
  readonly order: { readonly id: number; readonly number: string };
}

/** An order's number, which leads to its page whoever may see it. */
export const OrderLink = observer(function OrderLink({ order: { id, number } }: OrderLinkProps) {
  const { session } = useOffice();
  if (!session.may(ordersRoles)) return <span>{number}</span>;
  return (
    <Link
      href={`/orders/${id}`}
      className="font-medium text-brand-ink underline underline-offset-2"
    >
      {number}
    </Link>
  );
});
