import {
  findCustomers,
  getBanners,
  getQuestions,
  getRates,
  getSettings,
  getStaffMe,
  handOverOrder,
  listAudit,
  listFailedJobs,
  listStaff,
  listStaffOrders,
  listStaffProducts,
  listStaffReviews,
  type StaffRole,
} from '@ponte/contract/staff';
import {
  Banknote,
  CircleQuestionMark,
  FileText,
  Image,
  Package,
  QrCode,
  RotateCw,
  Star,
  Store,
  Tag,
  UserRound,
  Users,
} from '@ponte/ui/icons';
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
    {
      path: '/customers',
      text: 'customers.title',
      icon: <Users />,
      roles: findCustomers.roles,
    },
  ],
  [
    { path: '/products', text: 'products.title', icon: <Tag />, roles: listStaffProducts.roles },
    { path: '/rates', text: 'rates.title', icon: <Banknote />, roles: getRates.roles },
    { path: '/banners', text: 'banners.title', icon: <Image />, roles: getBanners.roles },
    {
      path: '/questions',
      text: 'questions.title',
      icon: <CircleQuestionMark />,
      roles: getQuestions.roles,
    },
    { path: '/reviews', text: 'reviews.title', icon: <Star />, roles: listStaffReviews.roles },
  ],
  [
    { path: '/settings', text: 'settings.title', icon: <Store />, roles: getSettings.roles },
    { path: '/jobs', text: 'jobs.title', icon: <RotateCw />, roles: listFailedJobs.roles },
    { path: '/staff', text: 'staff.title', icon: <Users />, roles: listStaff.roles },
    { path: '/acts', text: 'acts.title', icon: <FileText />, roles: listAudit.roles },
  ],
  [{ path: '/me', text: 'me.title', icon: <UserRound />, roles: getStaffMe.roles }],
];

/** Where a role begins. */
export function homeOf(may: (roles: readonly StaffRole[]) => boolean): string {
  return sections.flat().find(({ roles }) => may(roles))?.path ?? '/me';
}
