import { preloadCalls } from '../api/create-api.ts';
import { cartExchange } from '../cart/cart-sync.ts';
import { customerList } from '../shop/follow-customer.ts';

// Tests that step a clock by hand must not wait for the code of calls in between.
await Promise.all([preloadCalls(), cartExchange.load(), customerList.load()]);
