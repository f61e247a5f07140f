import {
  findCustomers,
  getBanners,
  getQuestions,
  getRates,
  getSettings,
  getStaffCustomer,
  getStaffMe,
  getStaffOrder,
  getStaffProduct,
  handOverOrder,
  listAudit,
  listFailedJobs,
  listStaff,
  listStaffOrders,
  listStaffProducts,
  listStaffReviews,
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
  page('/customers', findCustomers, async () => {
    return (await import('../screens/customers/customers-screen.tsx')).CustomersScreen;
  }),
  page('/customers/:id', getStaffCustomer, async () => {
    return (await import('../screens/customer/customer-screen.tsx')).CustomerScreen;
  }),
  page('/products', listStaffProducts, async () => {
    return (await import('../screens/products/products-screen.tsx')).ProductsScreen;
  }),
  page('/products/:id', getStaffProduct, async () => {
    return (await import('../screens/product/product-screen.tsx')).ProductScreen;
  }),
  page('/rates', getRates, async () => {
    return (await import('../screens/rates/rates-screen.tsx')).RatesScreen;
  }),
  page('/banners', getBanners, async () => {
    return (await import('../screens/banners/banners-screen.tsx')).BannersScreen;
  }),
  page('/questions', getQuestions, async () => {
    return (await import('../screens/questions/questions-screen.tsx')).QuestionsScreen;
  }),
  page('/reviews', listStaffReviews, async () => {
    return (await import('../screens/reviews/reviews-screen.tsx')).ReviewsScreen;
  }),
  page('/settings', getSettings, async () => {
    return (await import('../screens/settings/settings-screen.tsx')).SettingsScreen;
  }),
  page('/jobs', listFailedJobs, async () => {
    return (await import('../screens/jobs/jobs-screen.tsx')).JobsScreen;
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
