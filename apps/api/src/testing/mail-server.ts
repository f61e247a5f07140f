import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export interface ReceivedMail {
  readonly recipient: string;
  /** Its head and body as they were sent, line by line. */
  readonly lines: readonly string[];
}

/** A mail server over SMTP. */
export interface MailServer {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** How many have come to an address, of a subject or any. */
  count(recipient: string, subject?: string): number;
  /**
   * Takes mail to an address from now on without confirming it. Resolves when some has come.
   */
  hold(recipient: string): Promise<void>;
  /** Refuses every mail from now on, until it is tried again. */
  refuse(): void;
  /** Confirms what comes from now on. */
  open(): void;
  close(): Promise<void>;
}

/** @param port by default a free one */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let refuses = false;
  let held: { readonly recipient: string; readonly come: () => void } | undefined;
  const server = createServer((socket) => {
    sockets.add(socket);
    // A client that is killed breaks its connection off.
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
    converse(socket, (mail) => {
      if (refuses) return 'refused';
      received.push(mail);
      if (held?.recipient !== mail.recipient) return 'taken';
      held.come();
      return 'held';
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    received,
    count: (recipient, subject = '') =>
      received.filter(
        (mail) =>
          mail.recipient === recipient &&
          mail.lines.some((line) => line.startsWith(`Subject: ${subject}`)),
      ).length,
    hold: (recipient) =>
      new Promise((come) => {
        held = { recipient, come };
      }),
    refuse: () => void (refuses = true),
    open: () => {
      held = undefined;
      refuses = false;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** @param take returns what becomes of a mail; one that is held is not answered */
function converse(
  socket: Socket,
  take: (mail: ReceivedMail) => 'taken' | 'refused' | 'held',
): void {
  let recipient = '';
  let message: string[] | undefined;
  let rest = '';
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  const hear = (line: string): void => {
    if (message && line !== '.') {
      message.push(line);
    } else if (message) {
      const taken = take({ recipient, lines: message });
      message = undefined;
      if (taken !== 'held') say(taken === 'taken' ? '250 ok' : '451 not now');
    } else if (line === 'DATA') {
      message = [];
      say('354 go on');
    } else {
      recipient = /^RCPT TO:<([^>]*)>/.exec(line)?.[1] ?? recipient;
      say(line === 'QUIT' ? '221 bye' : '250 ok');
    }
  };
  say('220 mail.example');
  socket.on('data', (bytes) => {
    const whole = `${rest}${bytes.toString()}`.split('\r\n');
    rest = whole.pop() ?? '';
    whole.forEach(hear);
  });
}
