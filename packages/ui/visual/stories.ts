import { readFileSync } from 'node:fs';

interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags?: readonly string[];
}

/** A story whose picture is kept. */
export type KeyStory = Pick<IndexEntry, 'id' | 'title' | 'name'>;

/** The first story of each component, and those that are tagged "visual", of the built Storybook. */
export function keyStories(): readonly KeyStory[] {
  const index: { entries: Readonly<Record<string, IndexEntry>> } = JSON.parse(
    readFileSync(`${import.meta.dirname}/../reports/storybook/index.json`, 'utf8'),
  );
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
  const seen = new Set<string>();
  return stories.filter(({ title, tags }) => {
    const first = !seen.has(title);
    seen.add(title);
    return first || tags?.includes('visual');
  });
}
