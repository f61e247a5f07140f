import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

/** A server outside of the shop, which can be kept from answering. */
export interface Gate {
  readonly origin: string;
  /**
   * Answers nothing from now on. Resolves when something was asked for.
   * @param done whether what is asked for is done all the same
   */
  hold(done: boolean): Promise<void>;
  /** Answers what is asked for from now on. */
  open(): void;
  close(): Promise<void>;
}

/** Stands before a server, such as `http://127.0.0.1:4100`. */
export async function openGate(origin: string): Promise<Gate> {
  let held: { readonly done: boolean; readonly asked: () => void } | undefined;
  const gate = createServer((incoming, outgoing) => {
    const { done = true, asked } = held ?? {};
    if (!done) return asked?.();
    return passOn(origin, incoming, (answer) => {
      if (!asked) return answerWith(outgoing, answer);
      answer.resume();
      return asked();
    });
  });
  await new Promise<void>((listening) => {
    gate.listen(0, '127.0.0.1', listening);
  });
  const address = gate.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    hold: (done) =>
      new Promise((asked) => {
        held = { done, asked };
      }),
    open: () => (held = undefined),
    close: () =>
      new Promise((closed) => {
        gate.close(() => closed());
        gate.closeAllConnections();
      }),
  };
}

function passOn(
  origin: string,
  incoming: IncomingMessage,
  answered: (answer: IncomingMessage) => void,
): void {
  const { method, headers, url } = incoming;
  const call = request(`${origin}${url}`, { method, headers, agent: false }, answered);
  call.once('error', () => incoming.destroy());
  incoming.pipe(call);
}

function answerWith(outgoing: ServerResponse, answer: IncomingMessage): void {
  outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(outgoing);
}
