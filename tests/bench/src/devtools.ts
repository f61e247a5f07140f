import * as v from 'valibot';
import { startChromium } from './chromium.ts';

/** A page that is driven by the protocol alone: a driver's own scripts would be measured too. */
export interface Devtools {
  send(method: string, params?: object): Promise<unknown>;
  /** Calls a function in the page, which sees nothing but its arguments, and awaits its result. */
  evaluate<Args extends readonly unknown[]>(
    act: (...args: Args) => unknown,
    ...args: Args
  ): Promise<unknown>;
  close(): Promise<void>;
}

/** A browser whose pages share nothing with each other. */
export interface PageMaker {
  newPage(): Promise<Devtools>;
  close(): Promise<void>;
}

const target = v.object({ webSocketDebuggerUrl: v.string() });
const message = v.object({
  id: v.optional(v.number()),
  result: v.optional(v.unknown()),
  error: v.optional(v.object({ message: v.string() })),
});
const evaluated = v.object({
  result: v.object({ value: v.optional(v.unknown()) }),
  exceptionDetails: v.optional(v.unknown()),
});

/** A page on a slow phone may work for so long before it answers, in milliseconds. */
const patience = 60_000;

/** Starts a browser. Each page has a context, and so a cache and a process, to itself. */
export async function startDevtools(): Promise<PageMaker> {
  const browser = await startChromium();
  const answer = await fetch(`http://127.0.0.1:${browser.port}/json/version`);
  const { webSocketDebuggerUrl } = v.parse(target, await answer.json());
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const waiting = new Map<number, (answer: v.InferOutput<typeof message>) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = v.parse(message, JSON.parse(String(data)));
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let last = 0;
  const send = async (method: string, params: object = {}, sessionId?: string) => {
    last += 1;
    const id = last;
    const answered = new Promise<v.InferOutput<typeof message>>((resolve, reject) => {
      waiting.set(id, resolve);
      AbortSignal.timeout(patience).addEventListener('abort', () => {
        reject(new Error(`The browser did not answer ${method} within ${patience / 1000} s.`));
      });
    });
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    const { result, error } = await answered;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  return {
    async newPage() {
      const context = v.parse(
        v.object({ browserContextId: v.string() }),
        await send('Target.createBrowserContext'),
      );
      const { targetId } = v.parse(
        v.object({ targetId: v.string() }),
        await send('Target.createTarget', { url: 'about:blank', ...context }),
      );
      const { sessionId } = v.parse(
        v.object({ sessionId: v.string() }),
        await send('Target.attachToTarget', { targetId, flatten: true }),
      );
      return {
        send: (method, params) => send(method, params, sessionId),
        async evaluate(act, ...args) {
          const expression = `(${String(act)})(...${JSON.stringify(args)})`;
          const options = { awaitPromise: true, returnByValue: true };
          const { result, exceptionDetails } = v.parse(
            evaluated,
            await send('Runtime.evaluate', { expression, ...options }, sessionId),
          );
          if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
          return result.value;
        },
        close: async () => void (await send('Target.disposeBrowserContext', context)),
      };
    },
    async close() {
      socket.close();
      await browser.close();
    },
  };
}
