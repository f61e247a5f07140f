import { ordersRoles } from '@ponte/contract/staff';
import { observer } from 'mobx-react-lite';
import { Link } from '../languages/link.tsx';
import { useOffice } from '../office/office-context.ts';

interface OrderLinkProps {
  readonly order: { readonly id: number; readonly number: string };
}

/** An order's number, as a link to its page for roles that may see it. */
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
