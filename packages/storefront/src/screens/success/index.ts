import type { Load } from '../../route/screen.ts';
import { load as loadOrders } from '../orders/load.ts';
export { SuccessScreen as Screen } from './success-screen.tsx';

export const load: Load = async (context) =>
  context.shop.session.customer ? loadOrders(context) : { kind: 'shown' };

export const title = 'success.title';
