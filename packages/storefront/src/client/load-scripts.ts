/* The page's first script: it loads the others once the page and its main pictures are painted, so
   that they don't compete for bandwidth and CPU. */

import { pageScripts } from '../lazy/page-scripts.ts';
import { reloadIfReplaced } from '../lazy/replaced-build.ts';
import { mainPicturesSeen } from './main-pictures.ts';

const [script, ...imported] = pageScripts();
if (script !== undefined) {
  void painted(firstPress())
    .then(() => load(script, imported))
    // The page works without them, unless a newer build has replaced them.
    .catch(() => reloadIfReplaced());
}

async function load(script: string, imported: readonly string[]): Promise<void> {
  for (const file of [script, ...imported]) preload(file);
  await import(/* @vite-ignore */ script);
}

/** Resolves once the page is parsed and painted; in a hidden tab, once it is parsed. */
async function painted(pressed: Promise<void>): Promise<void> {
  await nextFrame();
  // The page's state is at its end.
  await parsed();
  if (isHidden()) return;
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
  const after = (ms: number, run: () => void) => void setTimeout(run, ms);
  await mainPicturesSeen({ pictures, pressed, nextFrame, after });
}

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

/** In parallel, rather than after their importer. */
function preload(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  // Pictures come first.
  link.fetchPriority = 'low';
  document.head.append(link);
}

function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}
