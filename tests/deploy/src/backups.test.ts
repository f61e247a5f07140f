import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@ponte/faults/server';
import { register } from '@ponte/faults/shopper';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  startPostgres,
  type PostgresServer,
} from '../../../apps/api/src/testing/postgres-server.ts';
import { makeArtefact } from './make-artefact.ts';
import { obstacle, openNightMachine, type NightMachine } from './night-machine.ts';
import { deploy } from './repository.ts';

/** What cron and systemd run at night, with the files of deploy/ as they are installed, on a real Postgres. */

const hindrance = obstacle();

let folder: string;
let postgres: PostgresServer;
let machine: NightMachine;
beforeAll(async () => {
  if (hindrance !== undefined) return;
  folder = await mkdtemp(join(tmpdir(), 'ponte-backups-'));
  await chmod(folder, 0o755);
  const artefact = join(folder, 'artefact');
  await makeArtefact(artefact);
  const started = await startPostgres();
  if (!started.ok) throw new Error(started.problem);
  postgres = started.server;
  const url = await postgres.createDatabase('ponte');
  const data = join(folder, 'data');
  const server = await startServer(data, { DATABASE_URL: url });
  const { status } = await register(server.origin, 'ana@example.com');
  if (status !== 200) throw new Error(`Nobody could register: ${status}`);
  await server.stop();
  machine = await openNightMachine(artefact, data);
  machine.prepare(`
getent passwd ponte || useradd --system --home-dir /var/lib/ponte --shell /usr/sbin/nologin ponte
chown -R ponte /var/lib/ponte
ln -s 1 /opt/ponte/current
install --directory --group=ponte --mode=0750 /etc/ponte
cd /opt/ponte/current/deploy
cp shop.env /etc/ponte/
install --group=ponte --mode=0640 api.env /etc/ponte/
sed -i 's/shop\\.example/shop.test/' /etc/ponte/*.env
sed -i -e 's|^PONTE_SECRET=.*|PONTE_SECRET=a-secret-of-this-machine-long-enough|' -e "s|^DATABASE_URL=.*|DATABASE_URL='${url}'|" /etc/ponte/api.env
`);
});
afterAll(async () => {
  if (hindrance !== undefined) return;
  await machine.close();
  await postgres.stop();
  await rm(folder, { recursive: true });
});

beforeEach((context) => {
  context.skip(hindrance !== undefined, hindrance);
  machine.prepare(`
rm -rf /var/backups/ponte
install --directory --owner=ponte --mode=0700 /var/backups/ponte
`);
});

/** Runs what a unit starts, as its user and with its environment. */
function runUnit(name: string) {
  const unit = readFileSync(join(deploy, `systemd/${name}.service`), 'utf8');
  const values = (key: string) =>
    [...unit.matchAll(new RegExp(`^${key}=(.+)$`, 'gm'))].map(([, value]) => value);
  const files = values('EnvironmentFile').map((path) => `. ${path}`);
  const set = ['set -a', ...files, ...values('Environment')].join('\n');
  const user = values('User').join();
  return machine.run(`${set}\nexec runuser -u ${user} -- ${values('ExecStart').join()}`);
}

const backup = () => runUnit('ponte-backup');
const trialRestore = () => runUnit('ponte-trial-restore');
const today = () => machine.prepare('date -u +%F').trim();
const kept = () =>
  machine.prepare('cd /var/backups/ponte; find . -type f | sort').trim().split('\n');
const trialsLeft = () => machine.prepare('find /tmp -mindepth 1');

test('a backup is of the shop, for its owner alone, and the trial restores all that is in it', () => {
  const saved = backup();
  expect(saved).toEqual({
    status: 0,
    said: expect.stringMatching(
      /^A database of .* free\.\n[\d,]{5,} rows and [1-9]\d* files \(.* MB\) saved to /,
    ),
  });
  expect(machine.prepare('stat -c "%U %a" /var/backups/ponte/*')).toBe('ponte 600\n');
  const [, rowsAndFiles = ''] = /^(.*) saved to/m.exec(saved.said) ?? [];

  const restored = trialRestore();

  const rows = rowsAndFiles.replace(/ \(.*/, '');
  expect(restored).toEqual({ status: 0, said: expect.stringContaining(`${rows} (`) });
  expect(restored.said).toContain(' restored from /var/backups/ponte/');
  expect(trialsLeft()).toBe('');
});

test('backups of more than 30 days ago are deleted, and nothing else', () => {
  machine.prepare(`
cd /var/backups/ponte
old() { touch -d "$1 days ago" "$2"; }
old 29 2026-01-01.tar.gz
old 30 2026-01-02.tar.gz
old 31 2026-01-03.tar.gz
old 29 2026-01-01T033000Z.tar.gz
old 31 2026-01-03T033000Z.tar.gz
old 400 2025-01-01.tar.gz
old 400 move.tar.gz
old 400 2025-01-01.tar.gz.sha256
mkdir kept
old 400 kept/2025-01-01.tar.gz
chown -R ponte .
`);

  expect(backup().status).toBe(0);

  const ofNow = new RegExp(`${today()}T\\d{6}Z`);
  expect(
    kept()
      .map((name) => name.replace(ofNow, 'now'))
      .toSorted(),
  ).toEqual(
    [
      './2025-01-01.tar.gz.sha256',
      './2026-01-01.tar.gz',
      './2026-01-01T033000Z.tar.gz',
      './2026-01-02.tar.gz',
      './kept/2025-01-01.tar.gz',
      './move.tar.gz',
      './now.tar.gz',
    ].toSorted(),
  );
});

test.each([
  [
    'the database is away',
    () => postgres.leave(),
    () => postgres.comeBack(),
    /^The database \S+ can't be used \(connect ECONNREFUSED /,
  ],
  [
    'a document is gone',
    async () => void machine.prepare('mv /var/lib/ponte/uploads /var/lib/ponte/elsewhere'),
    async () =>
      void machine.prepare(
        'rm -rf /var/lib/ponte/uploads; mv /var/lib/ponte/elsewhere /var/lib/ponte/uploads',
      ),
    /files that the database names are not in/,
  ],
  [
    'there is no room',
    async () =>
      void machine.prepare(
        'mount -t tmpfs -o size=64k,mode=0700,uid=ponte tmpfs /var/backups/ponte',
      ),
    async () => void machine.prepare('umount /var/backups/ponte'),
    /can't be written to .* \(ENOSPC\)/,
  ],
])(
  'a backup fails with a sentence when %s, leaves nothing and deletes nothing',
  async (_, breakIt, mend, sentence) => {
    await breakIt();
    machine.prepare(`touch -d '400 days ago' /var/backups/ponte/2025-01-01.tar.gz`);

    const failed = backup();
    const left = kept();
    await mend();

    expect(failed).toEqual({ status: 1, said: expect.stringMatching(sentence) });
    expect(left).toEqual(['./2025-01-01.tar.gz']);
    expect(backup().status).toBe(0);
  },
);

test.each([
  [
    'there is no backup',
    'rm /var/backups/ponte/*',
    'There is no backup of the last two days in /var/backups/ponte.\n',
  ],
  [
    'the latest is older than two days',
    `touch -d '3 days ago' /var/backups/ponte/*.tar.gz`,
    'There is no backup of the last two days in /var/backups/ponte.\n',
  ],
  ['the latest was cut off', 'truncate -s -1000 /var/backups/ponte/*.tar.gz', /damaged/],
  [
    'a byte of the latest was changed',
    String.raw`for file in /var/backups/ponte/*.tar.gz; do printf '\377\0\377' | dd of=$file bs=1 seek=20000 conv=notrunc status=none; done`,
    /damaged/,
  ],
])('a trial restore fails with a sentence when %s, and leaves nothing', (_, breakIt, sentence) => {
  expect(backup().status).toBe(0);
  machine.prepare(breakIt);

  expect(trialRestore()).toEqual({ status: 1, said: expect.stringMatching(sentence) });
  expect(trialsLeft()).toBe('');
});

test('cron runs both, is silent when they end well, and mails why they do not', async () => {
  const lines = readFileSync(join(deploy, 'cron'), 'utf8');
  const now = lines.replaceAll(/^\d+ \d+ \* \* [*0] (?=ponte )/gm, '@reboot ');
  expect(now.match(/^@reboot ponte /gm)).toHaveLength(2);
  // In the place of a mail server.
  machine.prepare(`
rm -f /etc/cron.d/* /etc/crontab /var/spool/cron/crontabs/* /usr/sbin/sendmail
cat > /etc/cron.d/ponte <<'END'
${now}END
cat > /usr/sbin/sendmail <<'END'
#!/bin/sh
exec cat > $(mktemp /var/mail/cron.XXXXXX)
END
chmod 755 /usr/sbin/sendmail
chmod 1777 /var/mail
`);
  const mails = () => machine.prepare('cat /dev/null $(find /var/mail -name "cron.*" | sort)');
  const runBoth = async (isDone: () => boolean) => {
    machine.prepare('rm -f /run/crond.reboot /run/crond.pid');
    const cron = machine.startCron();
    // Until it has mailed what they said.
    const works = () => machine.run('pgrep --parent $(cat /run/crond.pid)').status === 0;
    await expect.poll(() => isDone() && !works()).toBe(true);
    await cron.stop();
  };
  expect(backup().status).toBe(0);
  const yesterday = '/var/backups/ponte/2026-01-01.tar.gz';
  machine.prepare(`mv /var/backups/ponte/*.tar.gz ${yesterday}; touch -d yesterday ${yesterday}`);

  await runBoth(() => kept().length === 2);
  expect(mails()).toBe('');

  await postgres.leave();
  machine.prepare('truncate -s -1000 /var/backups/ponte/*.tar.gz');
  await runBoth(() => mails().match(/^Subject: /gm)?.length === 2);
  await postgres.comeBack();
  expect(mails()).toMatch(/^The database \S+ can't be used \(connect ECONNREFUSED /m);
  expect(mails()).toMatch(/damaged/);
  expect(mails().match(/^To: root$/gm)).toHaveLength(2);
});
