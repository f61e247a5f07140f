import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../../../../scripts/run/free-port.ts';
import { askFor, programOf, startForeign } from './foreign-server.ts';

const run = promisify(execFile);

/** A cache before the shop, with the rules of `deploy`. */
export interface Cache {
  readonly origin: string;
  /** Drops all that it keeps, as docs/cdn.md says. */
  purge(): Promise<void>;
  stop(): Promise<void>;
}

/** @param server what stands behind it, such as `http://127.0.0.1:4001` */
export type StartCache = (server: string) => Promise<Cache>;

export const caches: readonly { readonly name: string; readonly start: StartCache }[] = [
  { name: 'nginx', start: startNginx },
  { name: 'Varnish', start: startVarnish },
];

/** A file of `deploy` with a test's places in it. */
async function rulesOf(name: string, places: Readonly<Record<string, string>>): Promise<string> {
  const path = fileURLToPath(new URL(`../../../../deploy/${name}`, import.meta.url));
  let text = await readFile(path, 'utf8');
  for (const [before, after] of Object.entries(places)) {
    if (!text.includes(before)) throw new Error(`${name} has no ${before}`);
    text = text.replace(before, after);
  }
  return text;
}

export async function startNginx(server: string): Promise<Cache> {
  const program = programOf('nginx', 'NGINX_PATH', '/usr/sbin/nginx');
  const folder = await mkdtemp(join(tmpdir(), 'ponte-nginx-'));
  const kept = join(folder, 'kept');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  await mkdir(kept);
  const rules = await rulesOf('nginx/ponte.conf', { '/var/lib/nginx/ponte': kept });
  const [path = ''] = /^proxy_cache_path .*$/m.exec(rules) ?? [];
  const [log = ''] = /^map \$uri [^]*?^log_format [^]*?;$/m.exec(rules) ?? [];
  const shared = await rulesOf('nginx/ponte-proxy.conf', {
    '/var/log/nginx/access.log': join(folder, 'access.log'),
    '/var/log/nginx/error.log': 'stderr',
  });
  await writeFile(join(folder, 'ponte-proxy.conf'), shared);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  // One process, of the user who tests.
  const configuration = `
    daemon off; master_process off; pid ${folder}/pid; error_log stderr;
    events {}
    http {
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      ${path}
      ${log}
      server {
        listen 127.0.0.1:${port};
        include ponte-proxy.conf;
        location / { proxy_pass ${server}; proxy_cache ponte; }
      }
    }`;
  await writeFile(join(folder, 'nginx.conf'), configuration);
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
  const running = await startForeign({ program, args, ask: () => askFor(origin) });
  return {
    origin,
    purge: async () => {
      const parts = await readdir(kept);
      await Promise.all(parts.map((part) => rm(join(kept, part), { recursive: true })));
    },
    stop: async () => {
      await running.stop();
      await rm(folder, { recursive: true });
    },
  };
}

async function startVarnish(server: string): Promise<Cache> {
  const program = programOf('Varnish', 'VARNISHD_PATH', '/usr/sbin/varnishd');
  const folder = await mkdtemp(join(tmpdir(), 'ponte-varnish-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const rules = await rulesOf('cache/varnish.vcl', {
    '.port = "4001"': `.port = "${new URL(server).port}"`,
  });
  const file = join(folder, 'rules.vcl');
  await writeFile(file, rules);
  const work = join(folder, 'work');
  const where = ['-F', '-j', 'none', '-n', work, '-f', file, '-a', `127.0.0.1:${port}`];
  const args = [...where, '-s', 'malloc,64m', '-p', 'http_gzip_support=off'];
  const running = await startForeign({ program, args, ask: () => askFor(origin) });
  return {
    origin,
    purge: async () => {
      await run('varnishadm', ['-n', work, 'ban', 'req.url ~ .']);
    },
    stop: async () => {
      await running.stop();
      await rm(folder, { recursive: true });
    },
  };
}
