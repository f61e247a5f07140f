import { NavigationType } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { HistoryEntry } from '../links/navigation.ts';
import { createBrowserHistory, presentEntry } from './browser-history.ts';

afterEach(() => vi.unstubAllGlobals());

interface Entry {
  readonly url: string;
  readonly state: unknown;
}

/** A tab at `url`, whose browser refuses further entries with `refusal`. */
function tab(url: string, { state = null, refusal }: { state?: unknown; refusal?: Error } = {}) {
  const entries: Entry[] = [{ url, state }];
  const opened: string[] = [];
  const present = () => entries.at(-1) ?? { url, state };
  const absolute = (to = present().url) => new URL(to, present().url).href;
  vi.stubGlobal('history', {
    get state() {
      return present().state;
    },
    pushState(kept: unknown, _: string, to: string) {
      if (refusal) throw refusal;
      entries.push({ url: absolute(to), state: kept });
    },
    replaceState(kept: unknown, _: string, to?: string) {
      entries.splice(-1, 1, { url: absolute(to), state: kept });
    },
  });
  vi.stubGlobal('location', {
    get origin() {
      return new URL(present().url).origin;
    },
    get pathname() {
      return new URL(present().url).pathname;
    },
    get search() {
      return new URL(present().url).search;
    },
    get hash() {
      return new URL(present().url).hash;
    },
    assign: (to: string) => opened.push(to),
  });
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  const goBack = () => {
    entries.pop();
    target.dispatchEvent(new Event('popstate'));
  };
  return { entries, opened, goBack };
}

/** The router's way with a history: its functions are called apart from it. */
function open() {
  const { push, replace, listen } = createBrowserHistory();
  const heard: HistoryEntry[] = [];
  const stop = listen((entry) => heard.push(entry));
  return { push, replace, stop, heard };
}

describe('the present entry', () => {
  it('gets its own key where a link outside of the router made it, and keeps it', () => {
    tab('https://shop.example/produtos?page=2#lista', { state: { other: 1 } });

    const first = presentEntry();

    expect(first).toEqual({
      action: NavigationType.Pop,
      location: {
        pathname: '/produtos',
        search: '?page=2',
        hash: '#lista',
        state: null,
        key: expect.stringMatching(/./),
      },
    });
    expect(presentEntry()).toEqual(first);
    expect(history.state).toMatchObject({ other: 1 });
  });
});

describe('a page that is gone to', () => {
  it('is a new entry with its link’s state, and listeners receive it as the browser writes it', () => {
    const { entries } = tab('https://shop.example/');
    const visits = open();

    visits.push(
      { pathname: '/produto/serra mármore', search: '?a=1', hash: '' },
      { keepScroll: true },
    );

    expect(entries).toHaveLength(2);
    expect(visits.heard).toMatchObject([
      {
        action: NavigationType.Push,
        location: {
          pathname: '/produto/serra%20m%C3%A1rmore',
          search: '?a=1',
          state: { keepScroll: true },
        },
      },
    ]);
  });

  it('takes the place of the present one where the router says so', () => {
    const { entries } = tab('https://shop.example/perfil');
    const visits = open();

    visits.replace('/login', null);

    expect(entries.map(({ url }) => url)).toEqual(['https://shop.example/login']);
    expect(visits.heard).toMatchObject([{ action: NavigationType.Replace }]);
  });

  it('stays in the shop when its path begins as the address of another site', () => {
    const { entries } = tab('https://shop.example/');

    open().push({ pathname: '//evil.example', search: '', hash: '' }, null);

    expect(entries.at(-1)?.url).toBe('https://shop.example//evil.example');
  });

  it('is opened by the browser when that takes no more entries', () => {
    const refusal = new DOMException('more than 100 times per 30 seconds', 'SecurityError');
    const { opened } = tab('https://shop.example/', { refusal });
    const visits = open();

    visits.push('/ajuda', null);

    expect(opened).toEqual(['https://shop.example/ajuda']);
    expect(visits.heard).toEqual([]);
  });

  it('is a defect when what its link says cannot be kept', () => {
    tab('https://shop.example/', { refusal: new DOMException('a function', 'DataCloneError') });

    expect(() => open().push('/ajuda', () => undefined)).toThrow('a function');
  });
});

it('reports the entry that the browser goes back to, until it has no listeners', () => {
  const { goBack } = tab('https://shop.example/');
  const { push, heard, stop } = open();
  const { key } = presentEntry().location;
  push('/ajuda', null);
  push('/contato', null);
  heard.length = 0;

  goBack();
  goBack();
  stop();
  push('/ajuda', null);

  expect(heard).toMatchObject([
    { action: NavigationType.Pop, location: { pathname: '/ajuda' } },
    { action: NavigationType.Pop, location: { pathname: '/', key } },
  ]);
});
