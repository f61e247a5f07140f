import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { checkConformance, isConformant, referenceFixtures } from '@ponte/conformance';
import { askAlert } from '@ponte/contract/alerts';
import { createCart } from '@ponte/contract/cart';
import type { EndpointDefinition } from '@ponte/contract/endpoint';
import { openStore } from '../open-store.ts';
import { createAsk, signedRequestOf, type Sent } from './asker.ts';
import { calls, createRecorder, type Recorder } from './recorder.ts';
import { walk } from './shopper.ts';

/**
 * Writes the examples of the OpenAPI document from what the reference server answers: a shopper's way
 * through every call, then what the conformance checks are refused.
 */

/** What a server answers that is busy or can't be reached, as the error catalogue has it. */
const seldom: Readonly<Record<string, unknown>> = {
  429: { message: 'Muitas tentativas. Tente de novo às 14:35.' },
  502: { message: 'Serviço indisponível, tente novamente mais tarde!' },
  503: { message: 'Serviço indisponível, tente novamente mais tarde!' },
};

/** Where the reference server listens by default. */
const reference = 'http://127.0.0.1:4000';

const target = new URL('../../../../packages/contract/examples.json', import.meta.url);

/** What a shopper is refused sooner than what the checks ask. */
async function askInVain(origin: string, { fetch, examples }: Recorder): Promise<void> {
  const make = (definition: EndpointDefinition, sent: Sent) => {
    const { address, init } = signedRequestOf(origin, definition, sent);
    return fetch(address, init);
  };
  // The purchase is in stock.
  const { params = {} } = examples['askAlert'] ?? {};
  const alert = { params, body: { tipo: 'estoque', email: 'ana.souza@example.com' } };
  await make(askAlert, alert);
  const line = { produto_id: 1, qtde: 0, armazem_id: 1, ativo: true };
  const body = { external_id: randomUUID(), filial_id: 1, moeda_id: 2, itens: [line] };
  await make(createCart, { body });
}

/** A query that is refused is so by every call that reads one. */
async function askWrongly(origin: string, { fetch, examples }: Recorder): Promise<void> {
  for (const [name, definition] of calls) {
    const { params, responses } = examples[name] ?? { responses: {} };
    if (!definition.query || !definition.responses[422] || '422' in responses) continue;
    const sent = { ...(params && { params }), query: { lang: 'xx' } };
    const { address, init } = signedRequestOf(origin, definition, sent);
    await fetch(address, init);
  }
}

/** The other answers of the same status and schema are alike. */
function fillUp({ examples }: Recorder): void {
  for (const [name, { responses }] of calls) {
    for (const [status, schema] of Object.entries(responses)) {
      const own = examples[name]?.responses ?? {};
      if (status in own) continue;
      const alike = calls.find(
        ([other, definition]) =>
          definition.responses[Number(status)] === schema &&
          status in (examples[other]?.responses ?? {}),
      );
      const answer = alike ? examples[alike[0]]?.responses[status] : seldom[status];
      if (answer === undefined || status === '200') {
        throw new Error(`${name} has no example of ${status}.`);
      }
      own[status] = answer;
    }
  }
}

const store = await openStore();
try {
  const { origin } = store;
  const recorder = createRecorder();
  await walk(createAsk(origin, recorder.fetch), origin);
  await askInVain(origin, recorder);
  const fixtures = referenceFixtures(origin);
  const { fetch } = recorder;
  const report = await checkConformance({ address: origin, fixtures, timeoutMs: 60_000, fetch });
  if (!isConformant(report)) throw new Error('The reference server breaks rules of the contract.');
  await askWrongly(origin, recorder);
  fillUp(recorder);
  const text = JSON.stringify(recorder.examples, null, 2);
  await writeFile(target, `${text.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, reference)}\n`);
  console.log(`Wrote ${target.pathname}`);
} finally {
  await store.close();
}
