import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Entry } from '../links/navigation.ts';
import { createBrowserHistory, presentEntry } from './browser-history.ts';

afterEach(() => vi.unstubAllGlobals());

interface TabEntry {
  readonly url: string;
  readonly state: unknown;
}

/** A tab at `url`, whose browser refuses further entries with `refusal`. */
function tab(url: string, { state = null, refusal }: { state?: unknown; refusal?: Error } = {}) {
  const entries: TabEntry[] = [{ url, state }];
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

function open() {
  const { navigate, listen } = createBrowserHistory();
  const heard: Entry[] = [];
  const stop = listen((entry) => heard.push(entry));
  return { navigate, stop, heard };
}

describe('the present entry', () => {
  it('gets its own key where a link outside of the page’s scripts made it, and keeps it', () => {
    tab('https://shop.example/produtos?page=2#lista', { state: { other: 1 } });

    const first = presentEntry();

    expect(first).toEqual({
      arrival: 'pop',
      pathname: '/produtos',
      search: '?page=2',
      hash: '#lista',
      state: null,
      key: expect.stringMatching(/./),
    });
    expect(presentEntry()).toEqual(first);
    expect(history.state).toMatchObject({ other: 1 });
  });
});

describe('a page that is gone to', () => {
  it('is a new entry with its link’s state, and listeners receive it as the browser writes it', () => {
    const { entries } = tab('https://shop.example/');
    const visits = open();

    visits.navigate('/produto/serra mármore?a=1', { state: { keepScroll: true } });

    expect(entries).toHaveLength(2);
    expect(visits.heard).toMatchObject([
      {
        arrival: 'push',
        pathname: '/produto/serra%20m%C3%A1rmore',
        search: '?a=1',
        state: { keepScroll: true },
      },
    ]);
  });

  it('takes the place of the present one where that is asked for', () => {
    const { entries } = tab('https://shop.example/perfil');
    const visits = open();

    visits.navigate('/login', { replace: true });

    expect(entries.map(({ url }) => url)).toEqual(['https://shop.example/login']);
    expect(visits.heard).toMatchObject([{ arrival: 'replace' }]);
  });

  it('stays in the shop when its path begins as the address of another site', () => {
    const { entries } = tab('https://shop.example/');

    open().navigate('//evil.example');

    expect(entries.at(-1)?.url).toBe('https://shop.example//evil.example');
  });

  it('is opened by the browser when that takes no more entries', () => {
    const refusal = new DOMException('more than 100 times per 30 seconds', 'SecurityError');
    const { opened } = tab('https://shop.example/', { refusal });
    const visits = open();

    visits.navigate('/ajuda');

    expect(opened).toEqual(['https://shop.example/ajuda']);
    expect(visits.heard).toEqual([]);
  });

  it('is a defect when what its link says cannot be kept', () => {
    tab('https://shop.example/', { refusal: new DOMException('a function', 'DataCloneError') });

    expect(() => open().navigate('/ajuda', { state: () => undefined })).toThrow('a function');
  });
});

it('reports the entry that the browser goes back to, until it has no listeners', () => {
  const { goBack } = tab('https://shop.example/');
  const { navigate, heard, stop } = open();
  const { key } = presentEntry();
  navigate('/ajuda');
  navigate('/contato');
  heard.length = 0;

  goBack();
  goBack();
  stop();
  navigate('/ajuda');

  expect(heard).toMatchObject([
    { arrival: 'pop', pathname: '/ajuda' },
    { arrival: 'pop', pathname: '/', key },
  ]);
});
