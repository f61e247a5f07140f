import type { Locator, Page, Response } from '@playwright/test';
import { isCartSaved } from '../harness/cart-calls.ts';
import type { Listed } from '../harness/catalogue.ts';
import { isAtRest, isHydrated, isWhollyHydrated } from '../harness/hydrated.ts';
import type { Region } from '../harness/region.ts';

/** A storefront in a browser's tab, found by what a shopper sees and hears. */
export class Storefront {
  readonly page: Page;
  readonly here: Region;

  constructor(page: Page, here: Region) {
    this.page = page;
    this.here = here;
  }

  /** Opens a page and waits until its buttons work, which a test presses faster than a hand. */
  async open(path: string): Promise<Response | null> {
    const response = await this.page.goto(path);
    await this.hydrated();
    return response;
  }

  async reload(): Promise<Response | null> {
    const response = await this.page.reload();
    await this.hydrated();
    return response;
  }

  /** Waits until React has hydrated the page: what is pressed from then on is not kept, but done. */
  async hydrated(): Promise<void> {
    await this.page.waitForFunction(isHydrated);
  }

  /** Waits for the parts whose code comes later too: until then a link of theirs opens a document. */
  async atRest(): Promise<void> {
    await this.page.waitForFunction(isAtRest);
  }

  /** Gives a first sign, and waits until what slept until then is hydrated as well. */
  async whollyHydrated(): Promise<void> {
    await this.page.waitForFunction(isWhollyHydrated);
  }

  /** Waits until the store has the cart: before the page is left, which would cut off its save. */
  async cartSaved(): Promise<void> {
    await this.page.waitForFunction(isCartSaved);
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  /** The page's own heading. */
  get title(): Locator {
    return this.main.getByRole('heading', { level: 1 });
  }

  /** Product cards, in their order. */
  get cards(): Locator {
    return this.main.getByRole('article');
  }

  /** The cards' names, in their order. */
  get cardNames(): Locator {
    return this.cards.getByRole('heading');
  }

  card(product: Listed): Locator {
    return this.cards.filter({ has: this.page.getByText(codeLine(product), { exact: true }) });
  }

  addButton(product: Listed): Locator {
    return this.card(product).getByRole('button', { name: this.#add });
  }

  /** The product page's own button; its name goes on with what the pieces cost. */
  get addToCart(): Locator {
    return this.cards.first().getByRole('button', { name: this.#add });
  }

  /** Adding to the cart, not to the favourites. */
  get #add(): RegExp {
    return new RegExp(String.raw`^${this.here.words.add}\b(?!.*favoritos$)`);
  }

  /** The menu of categories beside a list or the home page's products. */
  get categories(): Locator {
    return this.main.getByRole('navigation', { name: this.here.words.categories });
  }

  get pagination(): Locator {
    return this.main.getByRole('navigation', { name: this.here.words.pages });
  }

  get nextPage(): Locator {
    return this.pagination.getByRole('link', { name: this.here.words.nextPage });
  }

  /** The link of the page that is shown. */
  get currentPage(): Locator {
    return this.pagination.locator('[aria-current=page]');
  }

  get sort(): Locator {
    return this.main.getByRole('combobox', { name: this.here.words.sort });
  }

  /** The button in the header that opens the cart, with the number of pieces in its name. */
  get cartButton(): Locator {
    return this.page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(this.here.words.cart) });
  }

  /** The button that opens the cart in the phone's navigation. */
  get phoneCartButton(): Locator {
    return this.page
      .getByRole('navigation', { name: this.here.words.phoneNavigation })
      .getByRole('button', { name: new RegExp(this.here.words.phoneCart) });
  }

  get search(): Locator {
    // A combobox with JavaScript, a search field without.
    return this.page.getByRole('search').getByLabel(this.here.words.search);
  }

  /** The way to the cart in the toast that says that a product was added. */
  seeCart({ name }: Listed): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByRole('button', { name: this.here.words.seeCart, exact: true });
  }

  /** The drawer with the cart. */
  get cart(): CartDrawer {
    return new CartDrawer(this.page, this.here);
  }
}

/** The cart drawer. */
export class CartDrawer {
  readonly #page: Page;
  readonly #here: Region;

  constructor(page: Page, here: Region) {
    this.#page = page;
    this.#here = here;
  }

  get root(): Locator {
    return this.#page.getByRole('dialog', { name: this.#here.words.cartTitle });
  }

  get lines(): Locator {
    return this.root.getByRole('list', { name: this.#here.words.cartLines }).getByRole('listitem');
  }

  line(product: Listed): Locator {
    return this.lines.filter({ has: this.#page.getByText(codeLine(product), { exact: true }) });
  }

  quantity(product: Listed): Locator {
    return this.line(product).getByRole('spinbutton');
  }

  increase(product: Listed): Locator {
    return this.line(product).getByRole('button', { name: this.#here.words.increase });
  }

  remove(product: Listed): Locator {
    return this.line(product).getByRole('button', {
      name: new RegExp(`^${this.#here.words.remove}`),
    });
  }

  /** What the whole cart costs. */
  get total(): Locator {
    return totalIn(this.root);
  }

  get closeButton(): Locator {
    return this.root.getByRole('button', { name: this.#here.words.close });
  }
}

/** The figure of a summary's total; beneath one in guaranis stands its I.V.A. */
export function totalIn(part: Locator): Locator {
  return part
    .locator('dl > div')
    .filter({ hasText: /^Total/ })
    .getByRole('definition');
}

function codeLine({ code }: Listed): string {
  return `Cód. ${code}`;
}
