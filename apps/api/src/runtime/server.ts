import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from '../app.ts';
import { drawPicture } from '../art/index.ts';
import type { Log } from '../http/log.ts';
import { createMedia } from '../media/media.ts';
import { createSigner, keptSecret } from '../security/secrets.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { openDataFolder } from './data-folder.ts';
import { openDatabase } from './open-database.ts';
import { seedOnce } from './seed-once.ts';

/** A server that answers, until it is stopped. */
export interface RunningServer {
  readonly url: string;
  /** Takes no new request, finishes those that run, and lets go of database and folder. */
  stop(): Promise<void>;
}

/** A running server, or the sentence that says why there is none. */
export type StartedServer =
  | { readonly ok: true; readonly server: RunningServer }
  | { readonly ok: false; readonly problem: string };

/** How long running requests have to end when the server stops. */
const stopWithinMs = 10_000;

/** Starts the server: folder, database, catalogue, port. */
export async function startServer(config: Config, log: Log): Promise<StartedServer> {
  const opened = await openDataFolder(config.dataFolder);
  if (!opened.ok) return opened;
  const found = await openDatabase(config, opened.folder);
  if (!found.ok) return found;
  const { database } = found;
  if (await seedOnce(database)) log.info('seeded');
  const app = createApp({
    database,
    clock: systemClock,
    signer: createSigner(config.secret ?? (await keptSecret(opened.folder.root))),
    media: createMedia({ folder: opened.folder.media, draw: drawPicture, drawnAtOnce: 1 }),
    log,
    corsOrigins: config.corsOrigins,
  });
  const listening = await listen(app.fetch, config);
  if (!listening.ok) {
    await database.close();
    return listening;
  }
  const stop = async (): Promise<void> => {
    await closeServer(listening.server);
    await database.close();
  };
  return { ok: true, server: { url: listening.url, stop } };
}

type Listening =
  | { readonly ok: true; readonly server: Server; readonly url: string }
  | { readonly ok: false; readonly problem: string };

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

function listen(fetch: Fetch, { port, host }: Config): Promise<Listening> {
  // Without options for HTTP/2 the adapter makes a server of plain HTTP.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const server = createAdaptorServer({ fetch }) as Server;
  return new Promise((done) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      done({ ok: false, problem: portProblem(error, port, host) }),
    );
    server.listen(port, host, () => {
      const address = server.address();
      const bound = typeof address === 'object' && address ? address.port : port;
      done({ ok: true, server, url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}` });
    });
  });
}

function portProblem({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken: stop the program that uses it, or set PORT to another one.`;
  }
  if (code === 'EACCES') return `Port ${port} needs more rights: set PORT to one above 1023.`;
  return `The server can't listen on ${host}:${port} (${message}): check HOST and PORT.`;
}

/** Connections that wait for a next request end now; those with one running end after it. */
async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()));
  server.closeIdleConnections();
  const forced = setTimeout(() => server.closeAllConnections(), stopWithinMs);
  await closed;
  clearTimeout(forced);
}
