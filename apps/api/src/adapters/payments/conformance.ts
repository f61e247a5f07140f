/**
 * What every payment provider has to do, as checks. The adapters' tests make them, and
 * `cli/payments.ts` makes them of a service at an address.
 */
import { randomUUID } from 'node:crypto';
import { money, type CurrencyCode, type Money } from '@ponte/regional/money';
import type { PaymentId, PaymentNews, PaymentProvider, PaymentRequest } from './provider.ts';

export interface SentNotification {
  readonly body: string;
  /** By names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface OpenedCheck extends PaymentId {
  readonly link: string;
  readonly amount: Money;
}

/** Money that moves otherwise than as asked; each amount is a total in minor units. */
export interface MovedMoney {
  readonly kind: 'paid' | 'returned' | 'charged_back';
  readonly minor: number;
}

/** A provider with its service, and actions of a buyer. */
export interface ConformanceHarness {
  readonly provider: PaymentProvider;
  /** Resolves once the service has the money. */
  approve(payment: OpenedCheck): Promise<unknown>;
  decline(payment: OpenedCheck): Promise<unknown>;
  /** Refunds or disputes a payment on the service's side; absent if the harness can't do that. */
  readonly move?: ((payment: OpenedCheck, moved: MovedMoney) => Promise<unknown>) | undefined;
  /** What the service sends the shop about an approved payment; absent where it is not visible. */
  readonly notification?: ((payment: OpenedCheck) => Promise<SentNotification>) | undefined;
}

/** One rule. */
export interface ConformanceCheck<Harness = ConformanceHarness> {
  /** A sentence that goes on from the provider's name. */
  readonly name: string;
  /**
   * @throws Breach where the rule is broken, Unchecked where that can't be checked
   */
  readonly run: (harness: Harness) => Promise<void>;
}

/** A rule that is broken: a sentence that says how. */
export class Breach extends Error {}

/** A rule that could not be looked at: a sentence that says why. */
export class Unchecked extends Error {}

/** @throws Breach with the sentence when something is not so */
export function demand(isSo: boolean, sentence: string): asserts isSo {
  if (!isSo) throw new Breach(sentence);
}

/** Those that orders are made in. */
const currencies = ['BRL', 'USD', 'PYG'] as const satisfies readonly CurrencyCode[];

export const currenciesOf = ({ currencies: taken }: PaymentProvider): readonly CurrencyCode[] =>
  taken ?? currencies;

/** A call of a check ends. */
const signal = (): AbortSignal => AbortSignal.timeout(30_000);

/** A payment as the shop would open it. */
export function aRequest(currency: CurrencyCode, minor = 151_000): PaymentRequest {
  return {
    reference: `ref_${randomUUID()}`,
    description: 'Ponte 000042',
    amount: money(minor, currency),
    method: 'card',
    buyer: {
      name: 'Luis Benítez',
      email: 'luis@example.com',
      phone: '595981123456',
      document: '1234567A2',
      documentType: 'RUC',
    },
    returnUrl: 'https://py.example/checkout/payment?external_id=conformance-0001',
    expiresAt: new Date(Date.now() + 3_600_000),
    lang: 'es',
  };
}

/** Opens a payment: by default one in the first currency that is taken. */
export async function open(
  { provider }: ConformanceHarness,
  request = aRequest(currenciesOf(provider)[0] ?? 'USD'),
): Promise<OpenedCheck> {
  const { id, link } = await provider.open(request, signal());
  const { reference, amount } = request;
  return { reference, amount, link, providerId: id ?? null };
}

/** How a payment stands, whose reference and amount must be those that were asked for. */
export async function outcomeOf(
  { provider }: ConformanceHarness,
  payment: OpenedCheck,
): Promise<PaymentNews['outcome']> {
  const news = await provider.find(payment, signal());
  demand(news !== undefined, 'A payment that was opened is not found.');
  const { reference, amount } = payment;
  demand(news.outcome !== 'unknown', 'It has a word for its state that the shop does not know.');
  demand(news.reference === reference, `It finds ${news.reference} when asked for ${reference}.`);
  demand(
    isSame(news.amount, amount),
    `It finds ${news.amount.minor} ${news.amount.currency} for a payment of ${amount.minor} ${amount.currency}, in minor units.`,
  );
  return news.outcome;
}

/** How a payment stands after money moved. */
export async function moveAndFind(
  harness: ConformanceHarness,
  payment: OpenedCheck,
  moved: MovedMoney,
): Promise<PaymentNews> {
  if (!harness.move) throw new Unchecked('Nobody moves money there.');
  await harness.move(payment, moved);
  const news = await harness.provider.find(payment, signal());
  demand(news !== undefined && news.outcome !== 'unknown', 'A payment that was made is not found.');
  return news;
}

const paidOf = ({ paid, amount }: PaymentNews): Money => paid ?? amount;

function isSame(one: Money, other: Money): boolean {
  return one.minor === other.minor && one.currency === other.currency;
}

const nobodys = (): PaymentId => ({ reference: `never-${randomUUID()}`, providerId: null });

export const providerChecks: readonly ConformanceCheck[] = [
  {
    name: 'opens a payment whose page has an address, in every currency that it takes',
    run: async (harness) => {
      for (const currency of currenciesOf(harness.provider)) {
        const { link } = await open(harness, aRequest(currency));
        demand(/^https?:$/.test(URL.parse(link)?.protocol ?? ''), `${link} is no address.`);
      }
    },
  },
  {
    name: 'refuses a currency that it does not take',
    run: async (harness) => {
      const taken = currenciesOf(harness.provider);
      const others = currencies.filter((one) => !taken.includes(one));
      if (others.length === 0) throw new Unchecked('It takes all of them.');
      for (const currency of others) {
        const [{ status }] = await Promise.allSettled([open(harness, aRequest(currency))]);
        demand(status === 'rejected', `It opens a payment in ${currency}.`);
      }
    },
  },
  {
    name: 'opens the same payment for the same reference',
    run: async (harness) => {
      const request = aRequest(currenciesOf(harness.provider)[0] ?? 'USD');
      const first = await open(harness, request);
      const again = await open(harness, request);
      demand(again.link === first.link, `It answers ${first.link}, and then ${again.link}.`);
    },
  },
  {
    name: 'finds a payment as it stands, with its exact amount',
    run: async (harness) => {
      const payment = await open(harness);
      const before = await outcomeOf(harness, payment);
      demand(before === 'open', `A payment that nobody has tried to make is ${before}.`);
      await harness.approve(payment);
      const after = await outcomeOf(harness, payment);
      demand(after === 'approved', `A payment that was made is ${after}.`);
    },
  },
  {
    name: 'finds a declined attempt neither approved nor pending',
    run: async (harness) => {
      const payment = await open(harness);
      await harness.decline(payment);
      const outcome = await outcomeOf(harness, payment);
      demand(['declined', 'open'].includes(outcome), `A declined attempt is ${outcome}.`);
    },
  },
  {
    name: 'knows nothing of a payment that was never opened, which can be closed all the same',
    run: async ({ provider }) => {
      const unknown = nobodys();
      const isUnknown = async () => (await provider.find(unknown, signal())) === undefined;
      demand(await isUnknown(), 'It finds a payment that was never opened.');
      await provider.cancel(unknown, signal());
      demand(await isUnknown(), 'It finds a payment because that was closed.');
    },
  },
  {
    name: 'closes an open payment, also twice, and leaves an approved one as it is',
    run: async (harness) => {
      const [payment, paid] = [await open(harness), await open(harness)];
      await harness.approve(paid);
      for (const one of [payment, payment, paid]) await harness.provider.cancel(one, signal());
      demand((await outcomeOf(harness, payment)) !== 'approved', 'Closing approves a payment.');
      const after = await outcomeOf(harness, paid);
      demand(after === 'approved', `An approved payment is ${after} after it was closed.`);
    },
  },
  {
    name: 'pays an approved payment back, and answers alike when it is asked again',
    run: async (harness) => {
      const payment = await open(harness);
      await harness.approve(payment);
      const first = await harness.provider.refund(payment, signal());
      const again = await harness.provider.refund(payment, signal());
      demand(first !== 'refused', 'It refuses to pay back what was paid.');
      const isAlike = again === 'done' || (again === 'pending' && first === 'pending');
      demand(isAlike, `A refund that was ${first} is ${again} when asked again.`);
    },
  },
  {
    name: 'says what was really paid, and pays that back, when it is another amount than asked',
    run: async (harness) => {
      const payment = await open(harness);
      const { currency, minor } = payment.amount;
      const less = money(minor - 100, currency);
      const news = await moveAndFind(harness, payment, { kind: 'paid', minor: less.minor });
      demand(news.outcome === 'approved', `A payment of another amount is ${news.outcome}.`);
      const said = paidOf(news);
      demand(isSame(said, less), `It says that ${said.minor} were paid, and not ${less.minor}.`);
      const answer = await harness.provider.refund({ ...payment, amount: less }, signal());
      demand(answer !== 'refused', 'It refuses to pay back what was really paid.');
    },
  },
  {
    name: 'says what went back in all: first a part, then all of it, which it pays back no more',
    run: async (harness) => {
      const payment = await open(harness);
      await harness.approve(payment);
      const { minor } = payment.amount;
      for (const returned of [100, minor]) {
        const news = await moveAndFind(harness, payment, { kind: 'returned', minor: returned });
        const isAll = returned === minor && news.returnedMinor === undefined;
        const isSaid = isAll || news.returnedMinor === returned;
        demand(news.outcome === 'refunded', `A payment that went back is ${news.outcome}.`);
        demand(isSaid, `It says that ${news.returnedMinor} went back, and not ${returned}.`);
      }
      const answer = await harness.provider.refund(payment, signal());
      demand(answer !== 'pending', 'It pays back what has gone back already.');
    },
  },
  {
    name: 'says that a payment was charged back',
    run: async (harness) => {
      const payment = await open(harness);
      await harness.approve(payment);
      const { minor } = payment.amount;
      const { outcome } = await moveAndFind(harness, payment, { kind: 'charged_back', minor });
      demand(outcome === 'charged_back', `A payment that was charged back is ${outcome}.`);
    },
  },
  {
    name: 'pays nothing back that was not paid, is unknown, or was another amount',
    run: async (harness) => {
      const [unpaid, paid] = [await open(harness), await open(harness)];
      await harness.approve(paid);
      const { amount } = paid;
      const more = money(amount.minor + 100_000, amount.currency);
      for (const [request, what] of [
        [unpaid, 'a payment that nobody has made'],
        [{ ...nobodys(), amount }, 'a payment that was never opened'],
        [{ ...paid, amount: more }, 'more than was paid'],
      ] as const) {
        const answer = await harness.provider.refund(request, signal());
        demand(answer === 'refused', `A refund of ${what} is ${answer}.`);
      }
    },
  },
  {
    name: 'has its notifications believed as they were signed, and in no other form',
    run: async (harness) => {
      if (!harness.notification) throw new Unchecked('Nobody listens to what it sends.');
      const payment = await open(harness);
      await harness.approve(payment);
      const { body, headers } = await harness.notification(payment);
      const read = (text: string, sent: SentNotification['headers']) =>
        harness.provider.readNotification({
          body: text,
          header: (asked) => sent[asked.toLowerCase()],
        });
      const news = read(body, headers);
      demand(news !== undefined, 'Its signature, or the time in it, is wrong.');
      demand(news !== 'unreadable' && 'amount' in news, 'It is signed, and says no payment.');
      const { reference, outcome, amount } = news;
      const isTold = reference === payment.reference && isSame(amount, payment.amount);
      demand(isTold && outcome === 'approved', `It tells of another payment: ${body}`);
      const forged = body.replace(/\d/, (digit) => `${9 - Number(digit)}`);
      for (const [text, sent] of [
        [forged, headers],
        ['{}', headers],
        ['', {}],
      ] as const) {
        demand(read(text, sent) === undefined, 'A signature is good for another text too.');
      }
    },
  },
];
