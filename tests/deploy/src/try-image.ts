/**
 * `npm run image`: builds the image of deploy/Dockerfile and starts each process of it. Where there is no
 * builder, the Dockerfile's steps are carried out in a clean folder instead.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { carryOut } from './image/carry-out.ts';
import { healthCommand, readDockerfile } from './image/dockerfile.ts';
import { tryFolder } from './image/try-folder.ts';
import { tryWithDocker } from './image/try-with-docker.ts';

const stages = readDockerfile(readFileSync('deploy/Dockerfile', 'utf8'));
const of = (name: string) => {
  const found = stages.at(-1)?.instructions.find((instruction) => instruction.name === name);
  if (!found) throw new Error(`The last stage of deploy/Dockerfile has no ${name}.`);
  return found;
};
const image = {
  program: of('ENTRYPOINT').words[0] ?? '',
  health: healthCommand(of('HEALTHCHECK')),
  /** As compose.yaml starts them. */
  processes: {
    api: of('CMD').words,
    br: ['br/server/server.js'],
    py: ['py/server/server.js'],
    staff: ['staff/server/server.js'],
  },
};

if (spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0) await tryWithDocker(image);
else {
  console.log('There is no builder here: the steps of deploy/Dockerfile, in a clean folder.');
  await tryFolder(image, (folder) => carryOut(stages, process.cwd(), folder));
}
