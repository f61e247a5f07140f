import { readFileSync } from 'node:fs';

interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags?: readonly string[];
}

/** How a story's picture is taken: the window's width in CSS pixels, and the language. */
interface View {
  readonly size: 'phone' | 'desktop';
  readonly width: number;
  readonly locale: 'pt-BR' | 'es-PY';
}

const phone: View = { size: 'phone', width: 360, locale: 'es-PY' };
const desktop: View = { size: 'desktop', width: 1280, locale: 'pt-BR' };

/** What is laid out for a desk; all else has to fit a phone in the longer language. */
const onDesktop = /^Navigation\//;

/** Compositions of components: what a screen looks like is held by the storefront's pictures. */
const ofScreens = /^Screens\//;

/** A story whose picture is kept. */
export interface KeyStory extends Pick<IndexEntry, 'id' | 'title' | 'name'> {
  readonly view: View;
  /** The picture's folder and file. */
  readonly picture: readonly [folder: string, file: string];
}

/** The first story of each component, and those that are tagged "visual", of the built Storybook. */
export function keyStories(): readonly KeyStory[] {
  const index: { entries: Readonly<Record<string, IndexEntry>> } = JSON.parse(
    readFileSync(`${import.meta.dirname}/../storybook-static/index.json`, 'utf8'),
  );
  const stories = Object.values(index.entries).filter(
    ({ type, title }) => type === 'story' && !ofScreens.test(title),
  );
  const seen = new Set<string>();
  const kept = stories.filter(({ title, tags }) => {
    const first = !seen.has(title);
    seen.add(title);
    return first || tags?.includes('visual');
  });
  return kept.map(({ id, title, name }) => {
    const view = onDesktop.test(title) ? desktop : phone;
    return { id, title, name, view, picture: [id, `${view.size}-${view.locale}.png`] };
  });
}
