import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A browser that can be driven by its debugging port. */
export interface Browser {
  readonly port: number;
  close(): Promise<void>;
}

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // For each window Chromium starts pages of its address bar beside the page that is measured.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,PreloadTopChromeWebUI',
  '--remote-debugging-port=0',
];

/** Starts the Chromium of `CHROMIUM_PATH` with its own profile. */
export async function startChromium(): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'ponte-chromium-'));
  const program = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const child = spawn(program, [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said)?.[1];
      if (found) resolve(Number(found));
    });
    void ended.then(() => reject(new Error(`${program} did not start:\n${said}`)));
  });
  return {
    port,
    async close() {
      child.kill('SIGTERM');
      const limit = setTimeout(kill, 5000);
      await ended;
      clearTimeout(limit);
      process.off('exit', kill);
      await rm(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
