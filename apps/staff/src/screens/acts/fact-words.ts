/** What is written down of an act, in the words of the screens. */
import {
  moderationStates,
  orderQueues,
  staffRoles,
  type AuditSubject,
} from '@ponte/contract/staff';
import { money } from '@ponte/regional/money';
import type { IntlShape } from 'react-intl';
import { amountText } from '../../page/amount.tsx';

type TextId = FormatjsIntl.Message['ids'];

const names: Readonly<Record<string, TextId>> = {
  active: 'product.active',
  answered: 'acts.answered',
  from: 'orders.exportFrom',
  inPhysicalStock: 'product.inPhysicalStock',
  inStock: 'product.inStock',
  many: 'acts.many',
  pictures: 'product.pictures',
  // As it was called before.
  piecesLeft: 'product.pieces',
  priceUsdCents: 'products.price',
  queue: 'orders.queue',
  role: 'staff.role',
  shelf: 'product.pieces',
  showPrice: 'product.showPrice',
  side: 'acts.side',
  state: 'reviews.states',
  taxPercent: 'product.tax',
  to: 'orders.exportTo',
};

/** Numbers and keys of the database, and what the queue of an order says already. */
const hidden: ReadonlySet<string> = new Set(['documentId', 'picture', 'status']);

/** Undefined for what is not shown; a name that has no word, such as a pair of currencies, stands as it is. */
export function factNameOf(intl: IntlShape, kind: AuditSubject, name: string): string | undefined {
  if (hidden.has(name)) return undefined;
  const id = kind === 'staff' && name === 'active' ? 'acts.access' : names[name];
  return id ? intl.formatMessage({ id }) : name;
}

export function factValueOf(intl: IntlShape, name: string, value: unknown): string {
  const word = (id: TextId) => intl.formatMessage({ id });
  if (value === null || value === undefined) return word('acts.nothing');
  if (typeof value === 'boolean') return word(value ? 'acts.yes' : 'acts.no');
  if (name === 'priceUsdCents' && typeof value === 'number') return amountText(money(value, 'USD'));
  if (Array.isArray(value)) return intl.formatNumber(value.length);
  if (typeof value === 'number') return intl.formatNumber(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  const [queue, role, state] = [
    orderQueues.find((each) => each === value),
    staffRoles.find((each) => each === value),
    moderationStates.find((each) => each === value),
  ];
  if (name === 'queue' && queue) return word(`queues.${queue}`);
  if (name === 'role' && role) return word(`role.${role}`);
  if (name === 'state' && state) return word(`reviews.${state}`);
  if (name === 'side') return word(value === 'back' ? 'document.back' : 'document.front');
  return value;
}
