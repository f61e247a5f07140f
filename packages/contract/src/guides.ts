/** What each call does, for those who write a backend: in the OpenAPI document and in BACKEND.md. */
import type { EndpointName } from './endpoints.ts';

/** Groups of calls, in the order in which a backend is built. */
export const guideAreas = {
  start: 'What every page shows: menus, rates, banners, the shop’s name and texts.',
  products: 'Lists, search, and one product with what belongs to it.',
  cart: 'A cart by the id that its browser made, with or without a customer.',
  accounts: 'Registration, sessions, passwords, and what a customer keeps.',
  delivery: 'Where a cart can go, and what that costs.',
  purchase: 'An order from its checkout to its ticket.',
} as const;

export type GuideArea = keyof typeof guideAreas;

export interface Guide {
  readonly area: GuideArea;
  /** What a server does and answers. Sentences, in Markdown. */
  readonly description: string;
  /** A backend may answer 404 to the call: what the shop does then, in a sentence. */
  readonly without?: string;
}

/* @__NO_SIDE_EFFECTS__ */
const of =
  (area: GuideArea) =>
  (description: string, without?: string): Guide => ({
    area,
    description,
    ...(without !== undefined && { without }),
  });

const start = /* @__PURE__ */ of('start');
const products = /* @__PURE__ */ of('products');
const cart = /* @__PURE__ */ of('cart');
const accounts = /* @__PURE__ */ of('accounts');
const delivery = /* @__PURE__ */ of('delivery');
const purchase = /* @__PURE__ */ of('purchase');

const noAlerts = 'Without `aceita_avisos` in a product’s details the shop offers no alerts.';
const noReviews = 'The shop shows no reviews and asks for none.';
const saysSo = 'Its form stays in the profile and says that the shop does not have this.';

export const guides: Readonly<Record<EndpointName, Guide>> = {
  getStart: start(
    'What every page needs, in one answer: the shop (`loja`), banners, brands, categories, exchange rates and questions of the help centre. Pages are kept for half a minute, so changes show within that time.',
  ),
  listCategories: start(
    'All categories with their departments, in the order of the menu. Former slugs (`slugs_anteriores`) are redirected by the shop.',
  ),
  listBrands: start(
    'All brands, sorted by name, with the number of their products in the category, department or search that is asked for. A brand without `logo` is not shown in grids.',
  ),
  listTeam: start('Who sells, with name, picture and WhatsApp. An empty list is fine.'),
  getShopText: start(
    'The HTML of a page that the shop wrote itself. `loja.textos` of the start data names those that exist.',
    'The page does not exist, and nothing links to it.',
  ),
  subscribe: start(
    'Keeps a phone number for offers. A number that is already known gets the same answer; one that is none is 422 with `errors.celular`.',
  ),

  listProducts: products(
    'A page of the catalogue: all of it, or a category, a department, brands, a search (`text`), offers. `order_by` and `order` are parallel lists; `total` counts all pages.',
  ),
  listFacets: products(
    'What the same list can be narrowed to, with counts: each is the list’s `total` after that choice alone within its group.',
    'Lists have no filters but brand, category and department.',
  ),
  getProductDetails: products(
    'One product by its slug or id, with description, specification and pictures. An unknown or hidden one is 404.',
  ),
  getRelatedProducts: products(
    'Products like this one (`parecidos`), what it needs (`necessarios`) and what is bought with it (`comprados_juntos`): no product twice, nor the product itself.',
    'The shop shows others of the brand.',
  ),
  listSuggestions: products(
    'What a search text being typed may mean: categories, brands, searches of others and products. Only words of the catalogue that were searched for several times may be in `buscas`.',
    'The search box suggests products of `listProducts` alone.',
  ),
  listReviews: products(
    'What buyers have published about a product, newest first. Texts are plain.',
    noReviews,
  ),
  getReviewSheet: products(
    'The products of an order that was handed over, for its buyer to review: by the secret of a mail’s link, or signed in by the order’s external id.',
    noReviews,
  ),
  saveReview: products(
    'Keeps one review for each product and customer: another one replaces it, and waits for approval again. Who did not buy the product is refused.',
    noReviews,
  ),
  askAlert: products(
    'Asks for one mail when a product is in stock again (`estoque`) or cheaper (`preco`). The answer is the same for every address; a guest’s alert counts once the link of a first mail was followed. 409 when there is nothing to wait for.',
    noAlerts,
  ),
  confirmAlert: products(
    'Confirms a guest’s address by the link of the mail. Idempotent. A browser that posts the page’s form itself (`Accept: text/html`) is redirected (303).',
    noAlerts,
  ),
  leaveAlerts: products(
    'Ends an alert by the link of its mail, or with `todos=1` all alerts of its address. Idempotent; the body is not read, so that a mail program may post to it (RFC 8058).',
    noAlerts,
  ),

  createCart: cart(
    'Saves a new cart under the `external_id` that the browser made, priced by the catalogue: prices of the request are only compared (`preco_alterado`). 422 with `externalIdInUse` under `errors.external_id` when the id exists, and on `itens.{n}.qtde` when fewer pieces are left.',
  ),
  getCart: cart(
    'A saved cart by its `external_id`, priced again in `moeda_id`. A customer’s cart is 404 for everyone else. `comprado` says that its order is paid.',
  ),
  updateCart: cart(
    'Replaces all lines of a cart; a removed line stays with `ativo` false. The path has the external id or the number, the body the external id of the same cart; an unknown cart is 404, and the browser saves a new one.',
  ),
  getOpenCart: cart(
    'The customer’s open cart from whatever device: the last changed one that has lines and is not bought, or null.',
    'A cart stays on the device where it was filled.',
  ),

  checkEmail: accounts(
    'Whether an e-mail address is free: 422 with `errors.email` when it is taken.',
  ),
  register: accounts(
    'Registers a customer with documents and sends the confirmation mail. Photos of documents come as files of the form where the shop asks for them.',
  ),
  confirmEmail: accounts(
    'Confirms an address by the link of the mail, that of a registration or of `changeEmail`. Idempotent; a link that was made up is 404.',
  ),
  resendConfirmation: accounts('Sends the confirmation mail again, to the address of the session.'),
  correctEmail: accounts(
    'Corrects an address that is not confirmed, and sends a new confirmation. 422 with `errors.email` when it is taken, with `errors.password` when the password is wrong.',
  ),
  login: accounts(
    'Opens a session: a bearer token of an hour, and the customer. An unknown address and a wrong password get the same answer, and take as long.',
  ),
  getMe: accounts('The customer of the session; 401 once it has ended.'),
  logout: accounts('Ends the session: its token is 401 from then on.'),
  recoverPassword: accounts(
    'Sends a link to choose a new password, if there is a customer of that address. The answer and its time are the same for every address.',
  ),
  checkResetLink: accounts(
    'Whether a link of `recoverPassword` is still good, without using it up; 422 with `errors.token` when it is not.',
    'The form for a new password is shown for every link.',
  ),
  resetPassword: accounts('Sets a new password by the link of the mail, and ends all sessions.'),
  changePassword: accounts(
    'Changes the password of the session’s customer, and ends all other sessions.',
  ),
  updateProfile: accounts('Changes name, phone, documents and their photos.'),
  changeEmail: accounts(
    'Asks for another address: it gets a link and counts once that was followed; the present one gets a notice. Until then it is `email_pendente` of the customer.',
    saysSo,
  ),
  getOwnData: accounts('A JSON file with all that the shop knows of the customer.', saysSo),
  endAccount: accounts(
    'Ends the account for good by its password: all sessions end, and what the law does not ask to keep is erased. 409 while an order is to be paid, prepared, handed over or paid back.',
    saysSo,
  ),
  changeCustomerList: accounts(
    'Adds products to the favourites or to the comparison and removes others, and answers the list, newest first; with nothing to change it only reads. At most 200 and 4: the oldest are dropped.',
    'Favourites and compared products stay on their device.',
  ),
  createAddress: accounts('Adds an address. A customer’s first one becomes the main one.'),
  deleteAddress: accounts(
    'Deletes an address for its customer (`ativo` false); orders that went there keep it.',
  ),
  setMainAddress: accounts('Makes an address the main one, in place of the present one.'),

  findCityByCode: delivery(
    'A city by its official code: IBGE’s in Brazil (`pais_id` 1), INE’s in Paraguay (2).',
  ),
  lookUpPostalCode: delivery(
    'The address of a Brazilian postal code, in the format of ViaCEP; `erro` when the code is unknown, 502 when the service fails.',
  ),
  calculateShipping: delivery(
    'The ways to get a saved cart to a city, the cheapest first. `token` signs the complete offer: cart, service, city and amounts. `entrega_servico_id` null is the counter, the only way for foreigners. `moeda` counts as orders do.',
  ),
  estimateShipping: delivery(
    'The ways to get one product to a city before there is a cart, without a token; empty when it is not for sale.',
    'The product’s page says that delivery is calculated in the cart.',
  ),
  listPickupPoints: delivery('All places where a saved cart can be collected, with their hours.'),

  startCheckout: purchase(
    'Turns a cart into an order that waits for payment, and answers the address of the payment page. The same choice again is the same order; another one replaces an unpaid order. 409 with the present amounts when they changed since the delivery was calculated, 409 without them when the cart is paid or a payment is being confirmed.',
  ),
  listOrders: purchase('The customer’s orders, newest first, each with its first goods.'),
  getOrder: purchase(
    'An order in full, for its owner: by its external id or that of its cart. `moeda` counts as orders do.',
  ),
  listPayments: purchase(
    'How far the payment of an order is, without a session: whoever has the order’s address may ask, since a payment may return to another browser. It names no customer.',
  ),
  cancelOrder: purchase(
    'Ends an unpaid order: its payments are `CANCELADO`, its pieces and its cart are free again. 409 when it is paid or being confirmed.',
  ),
  getTicket: purchase(
    'A PDF for the counter in the requested language: lines, amounts, and the pickup code as text and QR code. 409 while the payment is awaited.',
  ),
};
