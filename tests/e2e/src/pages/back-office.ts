import type { Locator, Page } from '@playwright/test';
import { oneTimeCode } from '../harness/authenticator.ts';
import type { RegionCode } from '../harness/region.ts';

/** The back office's words in the language of a region. */
const words = {
  br: {
    name: 'Seu nome',
    newPassword: 'Nova senha',
    appCode: 'Código que o aplicativo mostra',
    accept: 'Aceitar e entrar',
    kept: 'Guardei os códigos em lugar seguro',
    proceed: 'Continuar',
    orders: 'Pedidos',
    email: 'E-mail',
    password: 'Senha',
    code: 'Código de 6 dígitos',
    signIn: 'Entrar',
    signInTitle: 'Entrar',
    demoOwner: 'Abrir como dona da demonstração',
    leave: 'Sair',
    searchOrders: 'Número, nome, e-mail ou código de retirada',
    search: 'Buscar',
    pickupCode: 'Código de retirada',
    handOver: 'Entregar',
    handedOver: 'Retirado',
    ready: 'Pronto para retirar',
    readyShown: 'Pronto no balcão',
    ship: 'Marcar como enviado',
    shipped: 'A caminho',
    trackingNumber: 'Código de rastreio (se houver)',
    deliver: 'Marcar como entregue',
    delivered: 'Entregue',
    deliveredTo: 'Recebido por, ou quem entregou',
    refund: 'Devolver o pagamento',
    notFound: 'Nenhum pedido para',
    forbidden: 'Sem permissão',
    staff: 'Equipe',
    role: 'Função',
    send: 'Enviar o convite',
    invited: 'Convite enviado',
    retry: 'Tentar novamente',
    back: 'Não, voltar',
    ended: 'Entre de novo',
    me: 'Minha conta',
    myName: 'Nome',
    save: 'Salvar',
    saved: 'Salvo',
  },
  py: {
    name: 'Su nombre',
    newPassword: 'Contraseña nueva',
    appCode: 'Código que muestra la aplicación',
    accept: 'Aceptar e ingresar',
    kept: 'Guardé los códigos en un lugar seguro',
    proceed: 'Continuar',
    orders: 'Pedidos',
    email: 'Correo electrónico',
    password: 'Contraseña',
    code: 'Código de 6 dígitos',
    signIn: 'Ingresar',
    signInTitle: 'Ingresar',
    demoOwner: 'Abrir como dueña de la demostración',
    leave: 'Salir',
    searchOrders: 'Número, nombre, correo o código de retiro',
    search: 'Buscar',
    pickupCode: 'Código de retiro',
    handOver: 'Entregar',
    handedOver: 'Retirado',
    ready: 'Listo para retirar',
    readyShown: 'Listo en mostrador',
    ship: 'Marcar como enviado',
    shipped: 'En camino',
    trackingNumber: 'Número de seguimiento (si hay)',
    deliver: 'Marcar como entregado',
    delivered: 'Entregado',
    deliveredTo: 'Recibido por, o quién entregó',
    refund: 'Devolver el pago',
    notFound: 'Ningún pedido para',
    forbidden: 'Sin permiso',
    staff: 'Equipo',
    role: 'Función',
    send: 'Enviar la invitación',
    invited: 'Invitación enviada',
    retry: 'Intentar de nuevo',
    back: 'No, volver',
    ended: 'Vuelva a ingresar',
    me: 'Mi cuenta',
    myName: 'Nombre',
    save: 'Guardar',
    saved: 'Guardado',
  },
} as const satisfies Record<RegionCode, Readonly<Record<string, string>>>;

export type BackOfficeWords = Readonly<Record<keyof (typeof words)['br'], string>>;

/** Who works in the back office, once they have accepted their invitation. */
export interface Colleague {
  readonly email: string;
  readonly password: string;
  /** Of their authenticator. */
  readonly secret: string;
}

const password = 'chave inglesa de doze';

/** A tab on the back office. */
export class BackOffice {
  readonly words: BackOfficeWords;
  readonly page: Page;
  readonly #origin: string;

  constructor(page: Page, origin: string, region: RegionCode) {
    this.page = page;
    this.words = words[region];
    this.#origin = origin;
  }

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`${this.#origin}${path}`);
  }

  /** Accepts an invitation, and is signed in by it. */
  async accept(link: string, email: string, name: string): Promise<Colleague> {
    const { page, words: text } = this;
    await page.goto(link);
    await page.getByLabel(text.name).fill(name);
    await page.getByLabel(text.newPassword).fill(password);
    const secret = (await page.locator('code').first().textContent()) ?? '';
    await page.getByLabel(text.appCode).fill(oneTimeCode(secret));
    await page.getByRole('button', { name: text.accept }).click();
    await page.getByLabel(text.kept).check();
    await page.getByRole('button', { name: text.proceed }).click();
    await this.title.waitFor();
    return { email, password, secret };
  }

  /** The code of the next half minute: an earlier one was used. */
  nextCode({ secret }: Pick<Colleague, 'secret'>): string {
    return oneTimeCode(secret, 1);
  }

  /** Signs in where the sign-in stands. */
  async signIn({ email, password: given, secret }: Colleague): Promise<void> {
    const { page, words: text } = this;
    await page.getByLabel(text.email).fill(email);
    await page.getByLabel(text.password, { exact: true }).fill(given);
    await page.getByRole('button', { name: text.proceed }).click();
    await page.getByLabel(text.code).fill(this.nextCode({ secret }));
    await page.getByRole('button', { name: text.signIn, exact: true }).click();
  }

  /** Searches among the orders. */
  async searchOrders(text: string): Promise<void> {
    await this.open('/orders');
    await this.page.getByLabel(this.words.searchOrders).fill(text);
    await this.page.getByRole('button', { name: this.words.search }).click();
  }
}
