import {
  getStaffMe,
  getStaffOrder,
  handOverOrder,
  listAudit,
  listStaff,
  listStaffOrders,
  type StaffRole,
} from '@ponte/contract/staff';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { Permitted } from './permitted.tsx';

/** A page whose code is fetched when it is opened, for those who may make its first call. */
function page(
  path: string,
  { roles }: { readonly roles: readonly StaffRole[] },
  load: () => Promise<ComponentType>,
): RouteObject {
  return {
    path,
    lazy: async () => {
      const Screen = await load();
      return {
        Component: () => (
          <Permitted roles={roles}>
            <Screen />
          </Permitted>
        ),
      };
    },
  };
}

export const pages: RouteObject[] = [
  page('/orders', listStaffOrders, async () => {
    return (await import('../screens/orders/orders-screen.tsx')).OrdersScreen;
  }),
  page('/orders/:id', getStaffOrder, async () => {
    return (await import('../screens/order/order-screen.tsx')).OrderScreen;
  }),
  page('/pickup', handOverOrder, async () => {
    return (await import('../screens/pickup/pickup-screen.tsx')).PickupScreen;
  }),
  page('/staff', listStaff, async () => {
    return (await import('../screens/staff/staff-screen.tsx')).StaffScreen;
  }),
  page('/acts', listAudit, async () => {
    return (await import('../screens/acts/acts-screen.tsx')).ActsScreen;
  }),
  page('/me', getStaffMe, async () => {
    return (await import('../screens/me/me-screen.tsx')).MeScreen;
  }),
];
