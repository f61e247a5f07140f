import type { Lang } from '@ponte/contract/wire';
import { formatMoney, money } from '@ponte/regional/money';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { langOf } from '../../platform/http/answer-failure.ts';
import { limitBody } from '../../platform/http/limit-body.ts';
import { trialPage } from '../../platform/http/trial-page.ts';
import { localeOf } from '../../platform/runtime/locale-of.ts';
import {
  sandboxActions,
  type Sandbox,
  type SandboxAction,
  type SandboxPayment,
  type SandboxStage,
} from './sandbox.ts';

const words: Readonly<
  Record<
    Lang,
    Readonly<Record<SandboxAction | 'title' | 'note' | 'gone' | 'paid' | 'back', string>>
  >
> = {
  pt: {
    title: 'Pagamento de teste',
    note: 'Esta página imita um meio de pagamento. Nenhum dinheiro é cobrado.',
    approve: 'Aprovar o pagamento',
    decline: 'Recusar o pagamento',
    slow: 'Aprovar daqui a 15 segundos',
    half: 'Pagar só a metade',
    abandon: 'Voltar sem pagar',
    paid: 'Este pagamento já foi feito.',
    refund: 'Devolver o dinheiro',
    chargeBack: 'Contestar a cobrança (chargeback)',
    late: 'Pagar mesmo assim, com atraso',
    back: 'Voltar à loja',
    gone: 'Este link de pagamento não existe ou expirou.',
  },
  es: {
    title: 'Pago de prueba',
    note: 'Esta página imita un medio de pago. No se cobra dinero.',
    approve: 'Aprobar el pago',
    decline: 'Rechazar el pago',
    slow: 'Aprobar en 15 segundos',
    half: 'Pagar solo la mitad',
    abandon: 'Volver sin pagar',
    paid: 'Este pago ya fue realizado.',
    refund: 'Devolver el dinero',
    chargeBack: 'Desconocer el cobro (contracargo)',
    late: 'Pagar igual, con atraso',
    back: 'Volver a la tienda',
    gone: 'Este enlace de pago no existe o ha vencido.',
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

  app.get(path, async (context) => {
    open(context);
    const lang = langOf(context);
    const payment = await sandbox.findByToken(context.req.param('token'));
    const stage = payment && sandbox.stageOf(payment);
    const isThere = stage !== undefined && stage !== 'ended';
    return context.html(paymentPage(lang, payment, stage), isThere ? 200 : 404);
  });

  app.post(path, limitBody(formLimit), async (context) => {
    open(context);
    const lang = langOf(context);
    const payment = await sandbox.findByToken(context.req.param('token'));
    const stage = payment && sandbox.stageOf(payment);
    const form = await context.req.formData().catch(() => undefined);
    const action = stage && actionOf(form?.get('action'), stage);
    if (!payment || !action) return context.html(paymentPage(lang, payment, stage), 404);
    await sandbox.act(payment, action);
    return context.redirect(payment.returnUrl, 303);
  });
}

/** Of a payment that is made, what was pressed on an older page does nothing more. */
function actionOf(pressed: unknown, stage: SandboxStage): SandboxAction | undefined {
  const isMade = stage === 'paid' || stage === 'returned';
  const known = [...sandboxActions[stage], ...(isMade ? sandboxActions.open : [])];
  return known.find((action) => action === pressed);
}

type Markup = ReturnType<typeof html>;

function paymentPage(
  lang: Lang,
  payment: SandboxPayment | undefined,
  stage: SandboxStage = 'ended',
): Markup {
  const text = words[lang];
  if (!payment) return frame(lang, html`<p>${text.gone}</p>`);
  const { description, amountMinor, currency, returnUrl } = payment;
  const buttons = sandboxActions[stage].map(
    (action) => html`<button name="action" value="${action}">${text[action]}</button>`,
  );
  const isOver = stage !== 'open';
  return frame(
    lang,
    html`<p>${description}</p>
      <p class="amount">${formatMoney(money(amountMinor, currency))}</p>
      ${isOver ? html`<p>${stage === 'ended' ? text.gone : text.paid}</p>` : ''}
      <form method="post">${buttons}</form>
      ${isOver ? html`<p><a href="${returnUrl}">${text.back}</a></p>` : ''}`,
  );
}

const style = `
main { max-width: 26rem; margin: 2rem auto; padding: 1.5rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--surface); }
main > p { margin: 0 0 0.75rem; overflow-wrap: anywhere; }
.amount { font-size: 1.75rem; line-height: 2.25rem; font-weight: 700; font-variant-numeric: tabular-nums; }
form { display: grid; gap: 0.75rem; margin-top: 1.25rem; }
button { min-height: 2.75rem; padding: 0 1rem; border: 1px solid var(--control); border-radius: 0.5rem; background: var(--surface); color: var(--ink); font: inherit; font-weight: 600; cursor: pointer; }
button[value='approve'] { border-color: transparent; background: #ffb81c; color: #1a1f1c; }
@media (max-width: 30rem) { main { margin: 0; border: 0; border-radius: 0; } }
`;

function frame(lang: Lang, content: Markup): Markup {
  const { title, note } = words[lang];
  return trialPage(
    { locale: localeOf[lang], title, style },
    html`<header>
        <h1>${title}</h1>
        <p>${note}</p>
      </header>
      <main>${content}</main>`,
  );
}
