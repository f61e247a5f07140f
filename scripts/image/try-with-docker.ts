import { execFileSync, spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { mostMegabytes, type Image } from './image.ts';

/** Builds the image with Docker, weighs it, and starts each process of it until it is healthy. */
export async function tryWithDocker({ program, health, processes }: Image): Promise<void> {
  docker('build', '--file', 'deploy/Dockerfile', '--tag', 'ponte', '.');
  const megabytes = Number(docker('image', 'inspect', '--format', '{{.Size}}', 'ponte')) / 1e6;
  console.log(`The image weighs ${megabytes.toFixed(0)} MB.`);
  if (megabytes > mostMegabytes) throw new Error(`It may weigh ${mostMegabytes} MB.`);
  for (const [name, words] of Object.entries(processes)) {
    const id = docker('run', '--detach', '--read-only', '--tmpfs', '/tmp', 'ponte', ...words);
    const check = ['exec', id, program, ...health.slice(1)];
    let tries = 0;
    while (spawnSync('docker', check).status !== 0 && (tries += 1) < 300) await pause(200);
    docker('rm', '--force', '--volumes', id);
    if (tries === 300) throw new Error(`${name} is not healthy after a minute.`);
    console.log(`${name} is healthy.`);
  }
}

function docker(...words: readonly string[]): string {
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  return execFileSync('docker', words, { encoding: 'utf8', stdio: [...stdio] }).trim();
}
