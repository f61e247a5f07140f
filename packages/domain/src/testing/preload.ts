import * as answers from '../api/answers.ts';
import { preloadCalls } from '../api/create-api.ts';
import * as customerAnswers from '../api/customer-answers.ts';
import { cartExchange } from '../cart/cart-sync.ts';

// Tests that step a clock by hand must not wait for the code of calls in between.
await Promise.all([
  preloadCalls(),
  cartExchange.load(),
  ...Object.values({ ...answers, ...customerAnswers }).map((answer) => answer.load()),
]);
