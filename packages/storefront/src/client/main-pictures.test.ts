import { describe, expect, it } from 'vitest';
import { mainPicturesSeen } from './main-pictures.ts';

/** Something that will have happened, or failed, when the test says so. */
function later() {
  const settle = { resolve: () => {}, reject: () => {} };
  const promise = new Promise<void>((resolve, reject) => {
    settle.resolve = resolve;
    settle.reject = reject;
  });
  return { promise, settle };
}

/** A page with two pictures on their way, a shopper who has pressed nothing, and a stopped clock. */
function aPage() {
  const first = later();
  const second = later();
  const press = later();
  const frame = later();
  const timers: { ms: number; run: () => void }[] = [];
  let isSeen = false;
  void mainPicturesSeen({
    pictures: [{ decode: () => first.promise }, { decode: () => second.promise }],
    pressed: press.promise,
    nextFrame: () => frame.promise,
    after: (ms, run) => void timers.push({ ms, run }),
  }).then(() => (isSeen = true));
  /** Once all that has happened is known to everybody. */
  const seen = async () => {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    return isSeen;
  };
  return { first, second, press, frame, timers, seen };
}

describe('mainPicturesSeen', () => {
  it('waits for each picture, and until they are painted', async () => {
    const { first, second, frame, seen } = aPage();
    first.settle.resolve();
    expect(await seen()).toBe(false);
    second.settle.resolve();
    expect(await seen()).toBe(false);
    frame.settle.resolve();
    expect(await seen()).toBe(true);
  });

  it('takes a broken picture for one that is there', async () => {
    const { first, second, frame, seen } = aPage();
    first.settle.reject();
    second.settle.resolve();
    frame.settle.resolve();
    expect(await seen()).toBe(true);
  });

  it('waits no longer once the shopper has pressed something', async () => {
    const { press, seen } = aPage();
    expect(await seen()).toBe(false);
    press.settle.resolve();
    expect(await seen()).toBe(true);
  });

  it('waits a second and a half for slow pictures', async () => {
    const { timers, seen } = aPage();
    expect(timers.map(({ ms }) => ms)).toEqual([1500]);
    expect(await seen()).toBe(false);
    timers[0]?.run();
    expect(await seen()).toBe(true);
  });
});
