import { KeyRound, MapPin, Package, UserRound } from '@ponte/ui/icons';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { accountHrefs } from '../links/addresses.ts';

export interface AccountSection {
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
}

/** The four sections of the customer's area (accounts.md §2). Needs the texts `account`. */
export function useAccountSections(): readonly AccountSection[] {
  const intl = useIntl();
  return [
    {
      href: accountHrefs.personalData,
      label: intl.formatMessage({ id: 'account.personalData' }),
      icon: <UserRound />,
    },
    {
      href: accountHrefs.orders,
      label: intl.formatMessage({ id: 'account.orders' }),
      icon: <Package />,
    },
    {
      href: accountHrefs.addresses,
      label: intl.formatMessage({ id: 'account.addresses' }),
      icon: <MapPin />,
    },
    {
      href: accountHrefs.password,
      label: intl.formatMessage({ id: 'account.password' }),
      icon: <KeyRound />,
    },
  ];
}
