import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Emulates a user preference until the test ends. */
export async function emulate(name: 'forced-colors' | 'prefers-reduced-motion', value: string) {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] });
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  });
}
