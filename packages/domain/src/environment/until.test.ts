import { makeObservable, observableRef, runInAction } from 'mobx';
import { expect, it } from 'vitest';
import { until } from './index.ts';

class Light {
  isGreen = false;
  constructor() {
    makeObservable(this, { isGreen: observableRef });
  }
}

it('waits until it holds or the signal aborts', async () => {
  const light = new Light();
  const leaving = new AbortController();
  const seen: string[] = [];
  const never = new AbortController().signal;
  const green = until(() => light.isGreen, never).then(() => seen.push('green'));
  const left = until(() => light.isGreen, leaving.signal).then(() => seen.push('left'));

  await Promise.resolve();
  expect(seen).toEqual([]);
  leaving.abort();
  await left;
  expect(seen).toEqual(['left']);
  runInAction(() => (light.isGreen = true));
  await green;
  expect(seen).toEqual(['left', 'green']);
  await until(() => light.isGreen, never);
  await until(() => false, leaving.signal);
});
