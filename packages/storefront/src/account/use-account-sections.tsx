import { KeyRound, MapPin, Package, UserRound } from '@ponte/ui/icons';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../links/paths.ts';

export interface AccountSection {
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
}

/** The four sections of the customer's area (accounts.md §2). */
export function useAccountSections(): readonly AccountSection[] {
  const intl = useIntl();
  return [
    {
      href: paths.personalData,
      label: intl.formatMessage({ id: 'account.personalData' }),
      icon: <UserRound />,
    },
    {
      href: paths.accountOrders,
      label: intl.formatMessage({ id: 'account.orders' }),
      icon: <Package />,
    },
    {
      href: paths.addresses,
      label: intl.formatMessage({ id: 'account.addresses' }),
      icon: <MapPin />,
    },
    {
      href: paths.changePassword,
      label: intl.formatMessage({ id: 'account.password' }),
      icon: <KeyRound />,
    },
  ];
}
