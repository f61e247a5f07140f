/**
 * `npm run rehearse`: follows docs/deploy.md on a separate machine, buys in both regions, restarts each
 * process in turn and upgrades while shoppers are there. Fails when one of them noticed.
 * `npm run rehearse -- <commit>`: the shop begins as it was in that commit, and is upgraded to this one.
 */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoShop } from '@ponte/demo-shop';
import { blocksOf } from './rehearsal/blocks.ts';
import { problemOfPackages } from './rehearsal/lockfile.ts';
import { bootMachine, obstacle, type Machine } from './rehearsal/machine.ts';
import type { Visits } from './rehearsal/shoppers.ts';
import { prepareNetwork, settle, settleProxy } from './rehearsal/surroundings.ts';
import { repository } from './repository.ts';

const hindrance = obstacle();
if (hindrance !== undefined) {
  console.error(hindrance);
  process.exit(1);
}

/** The commit that the shop is upgraded from; undefined: this one, with other scripts. */
const before = process.argv[2] === undefined ? undefined : commitOf(process.argv[2]);
const otherPackages = before === undefined ? undefined : problemOfPackages(repository, before);
if (otherPackages !== undefined) {
  console.error(otherPackages);
  process.exit(1);
}

const blocks = blocksOf(readFileSync(join(repository, 'docs/deploy.md'), 'utf8'));
const machine = await bootMachine();
try {
  process.exitCode = await rehearse(machine);
} finally {
  await machine.close();
}

async function rehearse({ run, start }: Machine): Promise<number> {
  await prepareNetwork({ run, start });
  let cwd = '/root';
  const follow = (heading: string, beforeEach: (index: number) => void = () => undefined) => {
    const own = blocks.filter((block) => block.heading === heading);
    if (own.length === 0) throw new Error(`docs/deploy.md has no commands under "${heading}".`);
    for (const [index, { commands }] of own.entries()) {
      beforeEach(index);
      if (/^npm /m.test(commands)) cwd = repository;
      run(`${commands}\npwd > /tmp/cwd`, { cwd, shows: true });
      cwd = run('cat /tmp/cwd').trim();
    }
  };
  const checkOut = (commit: string) =>
    run(`git checkout --quiet --force --detach ${commit}`, { cwd: repository });
  if (before !== undefined) checkOut(before);
  follow('What runs');
  follow('A user, a database, settings');
  settle({ run });
  follow('Processes');
  follow('A proxy', () => settleProxy({ run }));
  follow('Goods, staff, the first order', (index) => {
    if (index === 1) run(`cat > /srv/goods/goods.csv <<'END'\n${goods()}END`);
    const told = readFileSync(join(demoShop().folder, 'shop.json'), 'utf8');
    if (index === 2) run(`cat > /srv/goods/shop.json <<'END'\n${told}\nEND`);
  });
  follow('Backups');
  follow('Two of each');

  const node = `${repository}/node_modules/.bin/node`;
  const script = `${repository}/tests/deploy/src/rehearsal/load.ts`;
  const trust = 'NODE_EXTRA_CA_CERTS=/root/tls/ca.pem';
  const shoppers = start(['env', trust, node, '--conditions=@ponte/source', script]);
  let told = '';
  shoppers.stdout?.setEncoding('utf8').on('data', (text: string) => (told += text));
  shoppers.stderr?.pipe(process.stderr);
  for (const unit of units()) run(`systemctl restart ${unit}`, { shows: true });
  if (before !== undefined) checkOut(commitOf('HEAD'));
  // What makes other scripts of the same sources.
  run(`sed -i "s/whatsapp: '595610000000'/whatsapp: '595610000001'/" apps/*/src/region.ts`, {
    cwd: repository,
  });
  follow('Upgrade');
  const ended = once(shoppers, 'exit');
  shoppers.stdin?.end();
  await ended;
  const visits: Visits = JSON.parse(told);
  const mails = Number(run('ls /var/mail/rehearsal/new | wc -l'));
  console.log(
    `${visits.answered} requests answered, ${visits.pages} pages, ${visits.orders} orders, ${mails} mails, ${visits.wrong.length} failures.`,
  );
  for (const line of visits.wrong.slice(0, 50)) console.error(line);
  return visits.wrong.length === 0 && visits.orders > 0 && mails > 0 ? 0 : 1;
}

function commitOf(name: string): string {
  const asked = ['rev-parse', '--verify', '--quiet', `${name}^{commit}`];
  const { status, stdout } = spawnSync('git', asked, { cwd: repository, encoding: 'utf8' });
  if (status === 0) return stdout.trim();
  console.error(`There is no commit ${name} here.`);
  process.exit(1);
}

/** All processes, as the page names them. */
function units(): readonly string[] {
  const commands = blocks.map((block) => block.commands).join('');
  return [...new Set(commands.match(/ponte-(?:api|br|py|staff)@\d+/g))];
}

function goods(): string {
  const header =
    'code,name_pt,name_es,brand,category_pt,category_es,department_pt,department_es,price_usd,in_stock';
  const rows = Array.from(
    { length: 60 },
    (_, index) =>
      `A-${index},Furadeira ${index},Taladro ${index},Kordeno,Ferramentas,Herramientas,Furadeiras,Taladros,${index + 10}.90,sim`,
  );
  return `${[header, ...rows].join('\n')}\n`;
}
