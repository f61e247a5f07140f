import { getStaffCustomer, type StaffOrder } from '@ponte/contract/staff';
import { formatPhone } from '@ponte/regional/phones';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../languages/link.tsx';
import { useOffice } from '../../office/office-context.ts';
import { Facts } from '../../page/facts.tsx';
import { Moment } from '../../page/moment.tsx';
import { useOwnText } from '../../page/own-text.tsx';
import { printedDocument } from '../../page/printed-document.ts';

interface OrderProps {
  readonly order: StaffOrder;
}

const link = 'font-medium text-brand-ink underline underline-offset-2';

export const CustomerFacts = observer(function CustomerFacts({
  order: { customer, document },
}: OrderProps) {
  const { session } = useOffice();
  const { id, name, email, phone, foreign } = customer;
  return (
    <Facts
      facts={[
        {
          key: 'name',
          name: <FormattedMessage id="customer.name" />,
          value: session.may(getStaffCustomer.roles) ? (
            <Link href={`/customers/${id}`} className={link}>
              {name}
            </Link>
          ) : (
            <span>{name}</span>
          ),
        },
        {
          key: 'email',
          name: <FormattedMessage id="customer.email" />,
          value: (
            <a href={`mailto:${email}`} className={link}>
              {email}
            </a>
          ),
        },
        {
          key: 'phone',
          name: <FormattedMessage id="customer.phone" />,
          value: (
            <a href={`tel:${phone}`} className={link}>
              {formatPhone(phone)}
            </a>
          ),
        },
        ...(document
          ? [
              {
                key: 'document',
                name: <FormattedMessage id="customer.document" />,
                value: printedDocument(document.type, document.number),
              },
            ]
          : []),
        {
          key: 'kind',
          name: <FormattedMessage id="customer.kind" />,
          value: <FormattedMessage id={foreign ? 'customer.foreign' : 'customer.resident'} />,
        },
      ]}
    />
  );
});

export const DeliveryFacts = observer(function DeliveryFacts({ order }: OrderProps) {
  const textOf = useOwnText();
  const { delivery, createdAt, handedOverAt, handedOverTo, tracking } = order;
  return (
    <Facts
      facts={[
        {
          key: 'how',
          name: <FormattedMessage id="delivery.how" />,
          value: textOf(delivery.description),
        },
        { key: 'place', name: <FormattedMessage id="delivery.place" />, value: delivery.place },
        ...(delivery.hours
          ? [
              {
                key: 'hours',
                name: <FormattedMessage id="delivery.hours" />,
                value: textOf(delivery.hours),
              },
            ]
          : []),
        {
          key: 'ordered',
          name: <FormattedMessage id="delivery.ordered" />,
          value: <Moment at={createdAt} />,
        },
        ...(handedOverAt
          ? [
              {
                key: 'handedOver',
                name: <FormattedMessage id="delivery.handedOver" />,
                value: <Moment at={handedOverAt} />,
              },
            ]
          : []),
        ...(handedOverTo
          ? [
              {
                key: 'handedOverTo',
                name: <FormattedMessage id="delivery.handedOverTo" />,
                value: handedOverTo,
              },
            ]
          : []),
        ...(tracking
          ? [
              {
                key: 'tracking',
                name: <FormattedMessage id="delivery.tracking" />,
                value: tracking.link ? (
                  <a
                    href={tracking.link}
                    target="_blank"
                    rel="noopener noreferrer"
                    className={link}
                  >
                    {tracking.number ?? tracking.link}
                  </a>
                ) : (
                  tracking.number && <span>{tracking.number}</span>
                ),
              },
            ]
          : []),
      ]}
    />
  );
});
