import type { StaffMoney } from '@ponte/contract/staff';
import { formatMoney, money } from '@ponte/regional/money';
import { Money } from '@ponte/ui/money';

/** An amount with its currency. */
export function Amount({ amount }: { readonly amount: StaffMoney }) {
  return <Money amount={money(amount.minor, amount.currency)} place="order" />;
}

/** The same as a text, such as within a sentence. */
export function amountText(amount: StaffMoney): string {
  return formatMoney(money(amount.minor, amount.currency), { place: 'order' });
}
