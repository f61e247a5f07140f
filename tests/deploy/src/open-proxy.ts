import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startForeign } from '@ponte/faults/foreign-server';
import { freePort } from '../../../scripts/run/free-port.ts';
import { deploy } from './repository.ts';

/** Where the files of `deploy/` say that processes are, two of each. */
export type Ports = Readonly<Record<'api' | 'br' | 'py' | 'staff', readonly [number, number]>>;

const documented: Ports = {
  api: [4000, 4010],
  br: [4001, 4011],
  py: [4002, 4012],
  staff: [4003, 4013],
};

const hosts = ['br.shop.example', 'py.shop.example', 'staff.shop.example'];

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** A proxy that runs with its file of `deploy/`, on its own ports. */
export interface Proxy {
  readonly plainPort: number;
  readonly tlsPort: number;
  /** Where page servers find the API. */
  readonly apiOrigin: string;
  ask(host: string, path: string, asked?: Asked): Promise<Answer>;
  /** What it has written to its logs. */
  logs(): Promise<string>;
  stop(): Promise<void>;
}

interface Opened {
  readonly folder: string;
  readonly plainPort: number;
  readonly tlsPort: number;
  readonly apiPort: number;
}

/** What starts it: a program, its arguments, its environment. */
interface Start {
  readonly program: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** Runs nginx with `deploy/nginx`. */
export const openNginx = (ports: Ports) => open(ports, nginx);

/** Runs Caddy with `deploy/caddy`. */
export const openCaddy = (ports: Ports) => open(ports, caddy);

export const nginxProgram = process.env['NGINX_PATH'] ?? '/usr/sbin/nginx';
export const caddyProgram = process.env['CADDY_PATH'] ?? '/usr/bin/caddy';

async function nginx(opened: Opened, moved: (text: string) => string): Promise<Start> {
  const { folder, plainPort, tlsPort } = opened;
  const file = (name: string) => join(folder, name);
  const subject = ['-subj', '/CN=shop.example'];
  const names = ['-addext', `subjectAltName=${hosts.map((host) => `DNS:${host}`).join()}`];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const to = ['-keyout', file('privkey.pem'), '-out', file('fullchain.pem')];
  const made = ['req', '-x509', '-days', '2', ...key, ...subject, ...names, ...to];
  execFileSync('openssl', made, { stdio: 'pipe' });
  await mkdir(file('cache'));
  const text = moved(await readFile(join(deploy, 'nginx/ponte.conf'), 'utf8'))
    .replaceAll(/^\s*listen \[::\]:.*\n/gm, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replaceAll('listen 443', `listen 127.0.0.1:${tlsPort}`)
    .replaceAll('/etc/ponte/tls', folder)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('/var/lib/nginx/ponte', file('cache/ponte'));
  await writeFile(file('ponte.conf'), text);
  const shared = await readFile(join(deploy, 'nginx/ponte-proxy.conf'), 'utf8');
  await writeFile(file('ponte-proxy.conf'), shared.replaceAll('/var/log/nginx', folder));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(
    file('nginx.conf'),
    `pid ${file('nginx.pid')};
error_log stderr;
daemon off;
events { worker_connections 4096; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${file(`cache/${name}`)};`).join('\n  ')}
  include ${file('ponte.conf')};
}
`,
  );
  const args = ['-e', 'stderr', '-c', file('nginx.conf')];
  execFileSync(nginxProgram, ['-t', ...args], { stdio: 'pipe' });
  return { program: nginxProgram, args, env: {} };
}

async function caddy(opened: Opened, moved: (text: string) => string): Promise<Start> {
  const { folder, plainPort, tlsPort } = opened;
  const path = join(folder, 'Caddyfile');
  const text = moved(await readFile(join(deploy, 'caddy/Caddyfile'), 'utf8'));
  const here = `{
	admin off
	local_certs
	skip_install_trust
	http_port ${plainPort}
	https_port ${tlsPort}
`;
  const log = `	log {\n		output file ${join(folder, 'caddy.log')}\n`;
  await writeFile(path, text.replace(/^\{\n/m, here).replace(/^\tlog \{\n/m, log));
  const config = ['--config', path, '--adapter', 'caddyfile'];
  const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const env = { ...home, API_PORT: String(opened.apiPort) };
  execFileSync(caddyProgram, ['validate', ...config], { env, stdio: 'pipe' });
  return { program: caddyProgram, args: ['run', ...config], env };
}

async function open(
  ports: Ports,
  prepare: (opened: Opened, moved: (text: string) => string) => Promise<Start>,
): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), 'ponte-proxy-'));
  // Workers run as another user.
  await chmod(folder, 0o755);
  const [plainPort, tlsPort, apiPort] = [await freePort(), await freePort(), await freePort()];
  const moved = (text: string) =>
    text.replaceAll(/127\.0\.0\.1:(\d+)/g, (address, number: string) => {
      const port = number === '4400' ? apiPort : portFor(Number(number), ports);
      return port === undefined ? address : `127.0.0.1:${port}`;
    });
  const ask: Proxy['ask'] = (host, path, asked) => askOverTls(tlsPort, host, path, asked);
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const start = await prepare({ folder, plainPort, tlsPort, apiPort }, moved);
    const logs = async () => {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.log'));
      const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
      return texts.join('');
    };
    const running = await startForeign({ ...start, ask: () => ask('br.shop.example', '/') });
    const stop = async () => {
      await running.stop();
      await remove();
    };
    return { plainPort, tlsPort, apiOrigin: `http://127.0.0.1:${apiPort}`, ask, logs, stop };
  } catch (error) {
    await remove();
    throw error;
  }
}

function portFor(number: number, ports: Ports): number | undefined {
  for (const name of ['api', 'br', 'py', 'staff'] as const) {
    const index = documented[name].indexOf(number);
    if (index >= 0) return ports[name][index];
  }
  return undefined;
}

function askOverTls(
  port: number,
  host: string,
  path: string,
  { method = 'GET', headers, body }: Asked = {},
): Promise<Answer> {
  return new Promise((done, fail) => {
    const call = request(
      // The certificate was made for this alone.
      { host: '127.0.0.1', port, path, method, servername: host, rejectUnauthorized: false },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('error', fail);
        answer.on('end', () =>
          done({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
        );
      },
    );
    call.on('error', fail);
    for (const [name, value] of Object.entries({ Host: host, ...headers })) {
      call.setHeader(name, value);
    }
    if (body !== undefined) call.setHeader('Content-Length', Buffer.byteLength(body));
    call.end(body);
  });
}
