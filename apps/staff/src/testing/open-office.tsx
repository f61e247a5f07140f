import '../app.css';
import type { EndpointDefinition } from '@ponte/contract/endpoint';
import type { StaffMe, StaffRole } from '@ponte/contract/staff';
import { createToastQueue, Toaster } from '@ponte/ui/toaster';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { importTexts } from '../languages/import-texts.ts';
import { Language, langOf, type Locale } from '../languages/language.ts';
import { TextsProvider } from '../languages/texts-provider.tsx';
import { createAsk, type AnswerOf } from '../office/ask.ts';
import type { Office } from '../office/create-office.ts';
import { OfficeContext } from '../office/office-context.ts';
import { Session } from '../office/session.ts';
import { Shop } from '../office/shop.ts';

/** A call that the screen has made. */
export interface SeenCall {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

type Answering = (call: SeenCall) => Response | Promise<Response> | undefined;

/** Answers of one call, in the types of the contract. */
export function on<E extends EndpointDefinition>(
  { method, path }: E,
  answer: (call: SeenCall) => AnswerOf<E> | Response | Promise<Response>,
): Answering {
  const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  return (call) => {
    if (call.method !== method || !pattern.test(call.path)) return undefined;
    const answered = answer(call);
    return answered instanceof Response || answered instanceof Promise
      ? answered
      : Response.json(answered);
  };
}

/** A refusal, as the store answers one. */
export const refused = (status: number, body: object = { message: 'Não' }): Response =>
  Response.json(body, { status });

interface OfficeOptions {
  readonly role?: StaffRole;
  readonly locale?: Locale;
  readonly answers: readonly Answering[];
  /** The pattern of the screen's address, and the address itself. */
  readonly path?: string;
  readonly address?: string;
}

const me = (role: StaffRole): StaffMe => ({
  id: 1,
  name: 'Rosa',
  email: 'rosa@example.com',
  role,
  language: 'pt',
  mailPaidOrders: false,
  recoveryCodesLeft: 10,
  expiresAt: '2026-11-28T12:00:00.000Z',
});

/** Puts a screen of the back office on the page of a browser test, signed in. */
export async function openOffice(
  screen: ReactNode,
  { role = 'owner', locale = 'pt-BR', answers, path = '/', address = path }: OfficeOptions,
) {
  const calls: SeenCall[] = [];
  const clock = { now: () => Date.now(), after: () => () => undefined };
  const ask = createAsk({
    fetch: async (sent, init) => {
      const { pathname, searchParams } = new URL(sent, location.origin);
      const call = {
        method: init.method ?? 'GET',
        path: pathname,
        query: Object.fromEntries(searchParams),
        body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      };
      calls.push(call);
      for (const answer of answers) {
        const found = await answer(call);
        if (found) return found;
      }
      return refused(404);
    },
    lang: () => langOf[locale],
    clock,
    onSignedOut: () => session.end(),
  });
  const session = new Session(() => ask);
  session.begin(me(role));
  const language = new Language({
    stored: () => locale,
    store: () => undefined,
    preferred: locale,
    importTexts,
  });
  await language.load();
  const office: Office = {
    ask,
    session,
    shop: new Shop(() => ask),
    language,
    toasts: createToastQueue(),
    clock,
  };
  const router = createMemoryRouter(
    [
      { path, element: screen },
      { path: '*', element: null },
    ],
    {
      initialEntries: [address],
    },
  );
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  root.render(
    <OfficeContext value={office}>
      {language.texts ? (
        <TextsProvider texts={language.texts}>
          <RouterProvider router={router} />
          <Toaster queue={office.toasts} />
        </TextsProvider>
      ) : null}
    </OfficeContext>,
  );
  const callsOf = ({ method, path: wanted }: EndpointDefinition) => {
    const pattern = new RegExp(`^${wanted.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    return calls.filter((call) => call.method === method && pattern.test(call.path));
  };
  return { office, calls, callsOf, container };
}
