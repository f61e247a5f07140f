import { getObserverTree, observable, runInAction } from 'mobx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { observer } from './observer.ts';
import { createWatch } from './watch.ts';

function setUp() {
  const cart = observable({ count: 1, note: '' });
  const watch = createWatch();
  const render = vi.fn(() => cart.count);
  watch.track(render);
  const change = (changed: Partial<typeof cart>) => runInAction(() => Object.assign(cart, changed));
  return { cart, watch, render, change };
}

describe('a watch', () => {
  test('reports a change of what was read, and nothing else', () => {
    const { watch, change } = setUp();
    const changed = vi.fn();
    watch.subscribe(changed);
    const before = watch.version();

    change({ note: 'gift' });
    expect(changed).not.toHaveBeenCalled();
    expect(watch.version()).toBe(before);

    change({ count: 2 });
    expect(changed).toHaveBeenCalledOnce();
    expect(watch.version()).not.toBe(before);
  });

  test('of a component that sleeps knows of a change, says nothing and reads nothing', () => {
    const { watch, render, change } = setUp();
    const changed = vi.fn();
    watch.subscribe(changed)();
    const before = watch.version();

    watch.subscribe(changed)();
    expect(watch.version()).toBe(before);

    change({ count: 2 });
    change({ count: 3 });
    expect(watch.version()).not.toBe(before);
    expect(changed).not.toHaveBeenCalled();
    expect(render).toHaveBeenCalledOnce();
  });
});

test('on a server nothing is watched', () => {
  const cart = observable({ count: 1 });
  const Count = observer(function Count() {
    return <p>{cart.count}</p>;
  });

  expect(renderToStaticMarkup(<Count />)).toBe('<p>1</p>');
  expect(getObserverTree(cart, 'count').observers).toBeUndefined();
});
