import type account from '../../messages/account/pt-BR.json';
import type catalogue from '../../messages/catalogue/pt-BR.json';
import type forms from '../../messages/forms/pt-BR.json';
import type orders from '../../messages/orders/pt-BR.json';
import type pages from '../../messages/pages/pt-BR.json';
import type product from '../../messages/product/pt-BR.json';
import type purchase from '../../messages/purchase/pt-BR.json';
import type shell from '../../messages/shell/pt-BR.json';

/** The ids of all areas: one that is in none of them is a type error. */
type Id =
  | keyof typeof account
  | keyof typeof catalogue
  | keyof typeof forms
  | keyof typeof orders
  | keyof typeof pages
  | keyof typeof product
  | keyof typeof purchase
  | keyof typeof shell;

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: Id;
    }
  }
}
