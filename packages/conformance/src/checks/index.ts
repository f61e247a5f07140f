import type { Area } from '../check.ts';
import { accounts } from './accounts.ts';
import { carts } from './cart.ts';
import { catalogue } from './catalogue.ts';
import { lists } from './lists.ts';
import { amounts } from './money.ts';
import { purchase } from './purchase.ts';

export const areas: readonly Area[] = [catalogue, lists, amounts, carts, accounts, purchase];
