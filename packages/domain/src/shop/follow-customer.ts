import { reaction } from 'mobx';
import { Lazy } from '../api/lazy.ts';
import type { CustomerListOptions } from '../customer-list/customer-list.ts';
import type { Stop } from '../environment/index.ts';
import { dropOthers } from '../marked-products/index.ts';
import type { Shop } from './shop.ts';

/** Comes with the first customer. */
export const customerList = /* @__PURE__ */ new Lazy(
  async () => (await import('../customer-list/customer-list.ts')).CustomerList,
);

/** Keeps a list of a signed-in customer the same on all devices, and drops it at sign-out. */
export function followCustomer<Item>(
  { options, api, session }: Pick<Shop, 'options' | 'api' | 'session'>,
  list: Pick<CustomerListOptions<Item>, 'name' | 'kept' | 'idOf' | 'itemOf'>,
): Stop {
  let stopList: Stop | undefined;
  let isStopped = false;
  const load = async () => {
    const CustomerList = customerList.loaded ?? (await customerList.load().catch(() => undefined));
    if (!CustomerList || stopList || isStopped) return;
    stopList = new CustomerList({ ...options, api, session, ...list }).start();
  };
  const follow = () => {
    const customerId = session.customer?.id;
    dropOthers(list.kept, customerId);
    if (customerId !== undefined && !stopList) void load();
  };
  const stopSession = reaction(() => session.customer?.id, follow, { fireImmediately: true });
  const stopNetwork = options.network?.onOnline(follow);
  return () => {
    isStopped = true;
    stopSession();
    stopNetwork?.();
    stopList?.();
  };
}
