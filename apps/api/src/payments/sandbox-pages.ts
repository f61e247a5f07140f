import type { Lang } from '@ponte/contract/wire';
import { formatMoney, money } from '@ponte/regional/money';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { langOf } from '../http/answer-failure.ts';
import { limitBody } from '../http/limit-body.ts';
import {
  sandboxActions,
  type Sandbox,
  type SandboxAction,
  type SandboxPayment,
} from './sandbox.ts';

const words: Readonly<
  Record<Lang, Readonly<Record<SandboxAction | 'title' | 'note' | 'gone' | 'back', string>>>
> = {
  pt: {
    title: 'Pagamento de teste',
    note: 'Esta página imita um meio de pagamento. Nenhum dinheiro é cobrado.',
    approve: 'Aprovar o pagamento',
    decline: 'Recusar o pagamento',
    slow: 'Aprovar daqui a 15 segundos',
    abandon: 'Voltar sem pagar',
    gone: 'Este link de pagamento não existe ou expirou.',
    back: 'Voltar à loja',
  },
  es: {
    title: 'Pago de prueba',
    note: 'Esta página imita un medio de pago. No se cobra dinero.',
    approve: 'Aprobar el pago',
    decline: 'Rechazar el pago',
    slow: 'Aprobar en 15 segundos',
    abandon: 'Volver sin pagar',
    gone: 'Este enlace de pago no existe o ha vencido.',
    back: 'Volver a la tienda',
  },
};

/** In bytes. */
const formLimit = 1024;

export function sandboxPages(app: Hono, sandbox: Sandbox, storefronts: readonly string[]): void {
  const path = '/sandbox/payments/:token';
  const open = (context: Context): void => {
    context.header('Cache-Control', 'no-store');
    // The form's response redirects to the shop, and browsers apply `form-action` to redirects.
    const targets = ["'self'", ...storefronts].join(' ');
    context.header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'unsafe-inline'; form-action ${targets}`,
    );
  };

  const gone = async (context: Context<object, typeof path>, lang: Lang) => {
    const back = await sandbox.returnUrlOf(context.req.param('token'));
    const link = back === undefined ? '' : html`<p><a href="${back}">${words[lang].back}</a></p>`;
    return context.html(
      frame(
        lang,
        html`<p>${words[lang].gone}</p>
          ${link}`,
      ),
      404,
    );
  };

  app.get(path, async (context) => {
    open(context);
    const lang = langOf(context);
    const payment = await sandbox.findByToken(context.req.param('token'));
    if (!payment) return gone(context, lang);
    return context.html(frame(lang, paymentForm(lang, payment)));
  });

  app.post(path, limitBody(formLimit), async (context) => {
    open(context);
    const lang = langOf(context);
    const payment = await sandbox.findByToken(context.req.param('token'));
    const form = await context.req.formData().catch(() => undefined);
    const action = sandboxActions.find((known) => known === form?.get('action'));
    if (!payment || !action) return gone(context, lang);
    await sandbox.act(payment, action);
    return context.redirect(payment.returnUrl, 303);
  });
}

type Markup = ReturnType<typeof html>;

function paymentForm(lang: Lang, { description, amountMinor, currency }: SandboxPayment): Markup {
  const buttons = sandboxActions.map(
    (action) => html`<button name="action" value="${action}">${words[lang][action]}</button>`,
  );
  return html`<p>${description}</p>
    <p class="amount">${formatMoney(money(amountMinor, currency))}</p>
    <form method="post">${buttons}</form>`;
}

function frame(lang: Lang, content: Markup): Markup {
  return html`<!doctype html>
    <html lang="${lang === 'es' ? 'es-PY' : 'pt-BR'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${words[lang].title}</title>
        <style>
          body {
            font: 16px/1.5 system-ui;
            max-width: 24rem;
            margin: 3rem auto;
            padding: 0 1rem;
          }
          button {
            display: block;
            width: 100%;
            min-height: 44px;
            margin: 0.75rem 0;
            font: inherit;
          }
          .amount {
            font-size: 1.75rem;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>${words[lang].title}</h1>
          <p>${words[lang].note}</p>
          ${content}
        </main>
      </body>
    </html>`;
}
