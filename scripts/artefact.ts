import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * `npm run artefact -- <folder>`: what a machine runs, in a folder that is new: the four builds, the API's
 * production dependencies, Node, and the files of deploy/. It needs nothing else. See docs/deploy.md.
 */

const [given, ...more] = process.argv.slice(2);
if (given === undefined || more.length > 0) {
  end('Name the folder to make, such as npm run artefact -- /opt/ponte/2026-11-24.');
}
const folder = resolve(process.env['INIT_CWD'] ?? '.', given);
if (existsSync(folder)) end(`There is ${folder} already: name a folder that is not there.`);

// Other users run it.
process.umask(0o022);
// It appears under its name when it is complete.
const unfinished = `${folder}.unfinished`;
rmSync(unfinished, { recursive: true, force: true });
mkdirSync(unfinished, { recursive: true });
for (const app of ['br', 'py', 'staff']) {
  const filter = (path: string) => !path.endsWith('/.stamp');
  cpSync(`apps/${app}/build`, join(unfinished, app), { recursive: true, filter });
}
const api = join(unfinished, 'api');
// Offline but for what pnpm checks a package by that was just added.
const words = ['--prod', '--legacy', '--prefer-offline', '--loglevel=error'];
const install = ['--filter', '@ponte/api', 'deploy', ...words, api];
const { status } = spawnSync('pnpm', install, { stdio: 'inherit' });
if (status !== 0) end(`The API could not be installed into ${unfinished}: pnpm says why above.`);
// An eighth of the size of the packages, and unused there.
const packages = join(api, 'node_modules/.pnpm');
for (const map of globSync('**/*.map', { cwd: packages }))
  rmSync(join(packages, map), { force: true });
cpSync('deploy', join(unfinished, 'deploy'), { recursive: true });
cpSync(realpathSync(process.execPath), join(unfinished, 'node'));
writeFileSync(join(unfinished, 'package.json'), '{ "private": true, "type": "module" }\n');
renameSync(unfinished, folder);
console.log(`Made ${folder}.`);

function end(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
