import { expect, type Page } from '@playwright/test';
import { wireDeliveryOption } from '@ponte/contract/shipping';
import { parseMoney, type Money } from '@ponte/regional/money';
import * as v from 'valibot';
import type { Buyable } from '../harness/catalogue.ts';
import type { Customer } from '../harness/customer.ts';
import type { Region, RegionCode } from '../harness/region.ts';
import { totalIn, type Storefront } from './storefront.ts';

/** What the checkout says, and the pages that it leads to. */
const words: Readonly<Record<RegionCode, Readonly<Record<string, string>>>> = {
  br: {
    buy: 'Finalizar compra',
    login: 'Entre para continuar',
    ended: 'Sua sessão terminou. Entre de novo para continuar',
    email: 'E-mail',
    password: 'Senha',
    signIn: 'Entrar',
    goOn: 'Escolher o pagamento',
    counter: 'Retirada na loja',
    pay: 'Ir para o pagamento',
    finish: 'Finalizar pedido',
    back: 'Voltar ao carrinho e à entrega',
    method: 'Pix',
    decline: 'Recusar o pagamento',
    declined: 'O pagamento não foi feito',
    payNow: 'Pagar agora',
    approve: 'Aprovar o pagamento',
    paid: 'Pagamento confirmado',
    ticket: 'Baixar comprovante',
    review: 'Carrinho e entrega',
    payment: 'Pagamento',
    changed: 'Algo mudou desde que você viu o total',
    accept: 'Aceitar o novo total',
    methodMissing: 'Escolha como quer pagar.',
    newAddress: 'Adicionar endereço',
    offline: 'Sem conexão com a loja.',
    summary: 'Resumo',
  },
  py: {
    buy: 'Finalizar compra',
    login: 'Ingrese para continuar',
    ended: 'Su sesión terminó. Ingrese de nuevo para continuar',
    email: 'Correo electrónico',
    password: 'Contraseña',
    signIn: 'Ingresar',
    goOn: 'Elegir cómo pagar',
    counter: 'Retiro en la tienda',
    home: 'Entrega a domicilio',
    pay: 'Ir al pago',
    finish: 'Finalizar pedido',
    back: 'Volver al carrito y al envío',
    method: 'Pago con QR',
    decline: 'Rechazar el pago',
    declined: 'El pago no se realizó',
    payNow: 'Pagar ahora',
    approve: 'Aprobar el pago',
    paid: 'Pago confirmado',
    ticket: 'Descargar comprobante',
    review: 'Carrito y envío',
    payment: 'Pago',
    changed: 'Algo cambió desde que usted vio el total',
    accept: 'Aceptar el nuevo total',
    methodMissing: 'Elija cómo quiere pagar.',
    newAddress: 'Agregar dirección',
    offline: 'Sin conexión con la tienda.',
    summary: 'Resumen',
    points: 'Retirar en otra ciudad',
    department: 'Departamento',
    city: 'Ciudad',
    pickupPoint: 'Punto de retiro',
    pickedAt: 'Retiro en:',
    showOptions: 'Ver todas las opciones de envío',
  },
};

/** The checkout in a tab, found by what a shopper sees. */
export class CheckoutPage {
  readonly #page: Page;
  readonly #store: Storefront;
  readonly #here: Region;

  constructor(page: Page, store: Storefront) {
    this.#page = page;
    this.#store = store;
    this.#here = store.here;
  }

  text(key: string): string {
    const text = words[this.#here.code][key];
    if (text === undefined) throw new Error(`no word for ${key}`);
    return text;
  }

  link(key: string) {
    return this.#store.main.getByRole('link', { name: this.text(key), exact: true });
  }

  button(key: string) {
    return this.#store.main.getByRole('button', { name: new RegExp(`^${this.text(key)}`) });
  }

  radio(key: string) {
    return this.#store.main.getByRole('radio', { name: new RegExp(this.text(key)) });
  }

  /** What is to be paid in all. */
  get total() {
    return totalIn(this.#store.main.getByRole('region', { name: this.text('summary') }));
  }

  /** Puts a product in the cart from its page and goes to the checkout by the drawer. */
  async fillCart(product: Buyable): Promise<void> {
    await this.#store.open(`/produto/${product.slug}`);
    await this.#store.addToCart.click();
    await this.#store.cart.root.getByRole('link', { name: this.text('buy') }).click();
    await expect(this.#page).toHaveURL(/\/checkout$/);
    await expect(this.#store.title).toBeVisible();
  }

  /** From the review to the provider's page, where the payment waits for its answer. */
  async goToProvider(): Promise<void> {
    await this.button('goOn').click();
    await this.radio('method').check();
    await this.button('pay').click();
    await expect(this.provider('approve')).toBeVisible();
  }

  /** A button of the provider's page. */
  provider(key: 'approve' | 'decline') {
    return this.#page.getByRole('button', { name: this.text(key) });
  }

  async signIn(customer: Customer): Promise<void> {
    const { main } = this.#store;
    await expect(main.getByRole('heading', { name: this.text('login') })).toBeVisible();
    await main.getByLabel(this.text('email')).fill(customer.email);
    await main.getByLabel(this.text('password'), { exact: true }).fill(customer.password);
    await main.getByRole('button', { name: this.text('signIn'), exact: true }).click();
  }

  /** What the store offers for the cart, as soon as it says so. */
  async offers() {
    const answer = await this.#page.waitForResponse((response) =>
      response.url().includes('/calcular-frete'),
    );
    return v.parse(v.array(wireDeliveryOption), await answer.json());
  }

  amount(text: string): Money {
    const parsed = parseMoney(text, this.#here.currency);
    if (!parsed.ok) throw new Error(`"${text}" is no amount: ${parsed.reason}`);
    return parsed.money;
  }
}
