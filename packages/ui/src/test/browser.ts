import { onTestFinished, vi } from 'vitest';
import { cdp } from 'vitest/browser';

/** Emulates a user preference until the test ends. */
export async function emulate(name: 'forced-colors' | 'prefers-reduced-motion', value: string) {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] });
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  });
}

/**
 * Waits for a condition as long as `expect.poll` does; for hooks, where `expect` is not available.
 */
export async function until(holds: () => unknown): Promise<void> {
  await vi.waitUntil(holds, { timeout: 15_000 });
}

/** Resolves once a node's animations have ended. */
export async function motionEnded(node: Element): Promise<void> {
  await Promise.all(node.getAnimations().map(({ finished }) => finished));
}

/**
 * Lets current animations end, and pauses the next ones at their start, so that a slow machine can
 * observe them. Returns a function that resumes them.
 */
export async function holdMotion(node: HTMLElement): Promise<() => void> {
  await motionEnded(node);
  node.style.animationPlayState = 'paused';
  return () => void node.style.removeProperty('animation-play-state');
}
