import { execFileSync, spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { mostMegabytes, type Image } from './image.ts';

/** As compose.yaml has it, but that nothing is kept. */
const options = [
  '--init',
  '--read-only',
  '--tmpfs=/tmp',
  '--cap-drop=ALL',
  '--security-opt=no-new-privileges:true',
  '--volume=/var/lib/ponte/data',
  '--volume=/var/lib/ponte/kept',
];

const mostTries = 300;

/** Builds the image with Docker, weighs it, and starts each process of it until it is healthy. */
export async function tryWithDocker({ program, health, processes }: Image): Promise<void> {
  docker('build', '--file', 'deploy/Dockerfile', '--tag', 'ponte', '.');
  const megabytes = Number(docker('image', 'inspect', '--format', '{{.Size}}', 'ponte')) / 1e6;
  console.log(`The image weighs ${megabytes.toFixed(0)} MB.`);
  if (megabytes > mostMegabytes) throw new Error(`It may weigh ${mostMegabytes} MB.`);
  for (const [name, words] of Object.entries(processes)) {
    const id = docker('run', '--detach', ...options, 'ponte', ...words);
    try {
      await untilHealthy(name, id, ['exec', id, program, ...health.slice(1)]);
    } finally {
      docker('rm', '--force', '--volumes', id);
    }
    console.log(`${name} is healthy.`);
  }
}

async function untilHealthy(name: string, id: string, check: readonly string[]): Promise<void> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    if (spawnSync('docker', check).status === 0) return;
    if (docker('inspect', '--format', '{{.State.Running}}', id) === 'false') break;
    await pause(200);
  }
  spawnSync('docker', ['logs', id], { stdio: 'inherit' });
  throw new Error(`${name} is not healthy.`);
}

function docker(...words: readonly string[]): string {
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  return execFileSync('docker', words, { encoding: 'utf8', stdio: [...stdio] }).trim();
}
