/*
 * Runs with the page's first script, a small one that nothing waits for: it has the others loaded
 * once the page is painted, its main pictures among it, with which they would compete for the line
 * and the processor.
 */

import { pageScripts } from '../lazy/page-scripts.ts';
import { reloadIfReplaced } from '../lazy/replaced-build.ts';
import { mainPicturesSeen } from './main-pictures.ts';

const [script, ...imported] = pageScripts();
if (script !== undefined) {
  void painted(firstPress())
    .then(() => load(script, imported))
    // The page is whole without them, unless a newer build has taken their place.
    .catch(() => reloadIfReplaced());
}

async function load(script: string, imported: readonly string[]): Promise<void> {
  for (const file of [script, ...imported]) preload(file);
  await import(/* @vite-ignore */ script);
}

/** Once the whole page is there and painted; as soon as it is there where nobody looks. */
async function painted(pressed: Promise<void>): Promise<void> {
  await nextFrame();
  // The page's state stands at its end.
  await parsed();
  if (isHidden()) return;
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
  const after = (ms: number, run: () => void) => void setTimeout(run, ms);
  await mainPicturesSeen({ pictures, pressed, nextFrame, after });
}

/** When the shopper has pressed a button, a key or the screen. */
function firstPress(): Promise<void> {
  if (window.earlyPresses?.kept.length) return Promise.resolve();
  return new Promise((resolve) => {
    for (const press of ['click', 'pointerdown', 'keydown']) {
      addEventListener(press, () => resolve(), { capture: true, once: true, passive: true });
    }
  });
}

function isHidden(): boolean {
  return document.visibilityState === 'hidden';
}

function nextFrame(): Promise<void> {
  if (isHidden()) return Promise.resolve();
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** At the same time as the others, rather than after what imports it. */
function preload(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  // Pictures go before what answers to the shopper.
  link.fetchPriority = 'low';
  document.head.append(link);
}

function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}
