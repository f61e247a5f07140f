import {
  getStaffMe,
  handOverOrder,
  listAudit,
  listStaff,
  listStaffOrders,
  type StaffRole,
} from '@ponte/contract/staff';
import { FileText, Package, QrCode, UserRound, Users } from '@ponte/ui/icons';
import type { ReactNode } from 'react';

export interface Section {
  readonly path: string;
  readonly text: FormatjsIntl.Message['ids'];
  readonly icon: ReactNode;
  readonly roles: readonly StaffRole[];
}

/** What the back office has, in groups, by who may see it: as the calls behind each section say. */
export const sections: readonly (readonly Section[])[] = [
  [
    {
      path: '/orders',
      text: 'orders.title',
      icon: <Package />,
      roles: listStaffOrders.roles,
    },
    { path: '/pickup', text: 'pickup.title', icon: <QrCode />, roles: handOverOrder.roles },
  ],
  [
    { path: '/staff', text: 'staff.title', icon: <Users />, roles: listStaff.roles },
    { path: '/acts', text: 'acts.title', icon: <FileText />, roles: listAudit.roles },
  ],
  [{ path: '/me', text: 'me.title', icon: <UserRound />, roles: getStaffMe.roles }],
];

/** Where a role begins. */
export function homeOf(may: (roles: readonly StaffRole[]) => boolean): string {
  return sections.flat().find(({ roles }) => may(roles))?.path ?? '/me';
}
