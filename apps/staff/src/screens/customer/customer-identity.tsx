import type { StaffCustomer } from '@ponte/contract/staff';
import { formatPhone } from '@ponte/regional/phones';
import { FormattedMessage } from 'react-intl';
import { Facts, type Fact } from '../../page/facts.tsx';
import { Moment } from '../../page/moment.tsx';

export function CustomerIdentity({ customer }: { readonly customer: StaffCustomer }) {
  const { companyName, email, phone, foreign, createdAt, emailVerifiedAt, lastSignInAt } = customer;
  const facts: (Fact | null)[] = [
    companyName === null
      ? null
      : { key: 'company', name: <FormattedMessage id="customer.company" />, value: companyName },
    { key: 'email', name: <FormattedMessage id="customer.email" />, value: email },
    { key: 'phone', name: <FormattedMessage id="customer.phone" />, value: formatPhone(phone) },
    {
      key: 'kind',
      name: <FormattedMessage id="customer.kind" />,
      value: <FormattedMessage id={foreign ? 'customer.foreign' : 'customer.resident'} />,
    },
    {
      key: 'since',
      name: <FormattedMessage id="customer.since" />,
      value: <Moment at={createdAt} />,
    },
    {
      key: 'verified',
      name: <FormattedMessage id="customer.emailVerified" />,
      value: <Maybe at={emailVerifiedAt} />,
    },
    {
      key: 'lastSignIn',
      name: <FormattedMessage id="customer.lastSignIn" />,
      value: <Maybe at={lastSignInAt} />,
    },
  ];
  return <Facts facts={facts.filter((fact) => fact !== null)} />;
}

function Maybe({ at }: { readonly at: string | null }) {
  return at === null ? <FormattedMessage id="customer.never" /> : <Moment at={at} />;
}
