import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Has the browser say, until the test is over, that its user prefers something. */
export async function emulate(name: 'forced-colors' | 'prefers-reduced-motion', value: string) {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] });
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  });
}
