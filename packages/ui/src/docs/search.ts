import MiniSearch from 'minisearch';

/** A page as Markdown. */
export interface SearchablePage {
  /** Its place in the sidebar, such as `Money/PriceTag`. */
  readonly title: string;
  /** Its place in the site's addresses, such as `money-pricetag`. */
  readonly id: string;
  readonly text: string;
}

/** A piece of text, of the words that were looked for or between them. */
export interface Piece {
  /** Where it begins in the section's text. */
  readonly at: number;
  readonly text: string;
  readonly isMatch: boolean;
}

/** A section of a page, with the words that were looked for. */
export interface Found {
  /** The page, such as `PriceTag`. */
  readonly page: string;
  /** The section's heading, or the page itself. */
  readonly heading: string;
  readonly href: string;
  readonly excerpt: readonly Piece[];
}

interface Section {
  readonly id: number;
  readonly page: string;
  readonly heading: string;
  readonly href: string;
  readonly prose: string;
  readonly code: string;
}

/** Results beyond these help no one who could type another word. */
const most = 20;
/** Letters of an excerpt before and after its first match. */
const around = 90;

/** Searches the sections of all pages: every word, its beginning or a typo of it; otherwise any of the words. */
export function searchOf(pages: readonly SearchablePage[]): (query: string) => readonly Found[] {
  const sections = pages.flatMap(sectionsOf).map((section, id) => ({ ...section, id }));
  const index = new MiniSearch<Section>({
    fields: ['page', 'heading', 'prose', 'code'],
    processTerm: (term) => folded(term),
    searchOptions: {
      boost: { page: 4, heading: 2, code: 0.5 },
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  });
  index.addAll(sections);
  return (query) => {
    const all = index.search(query, { combineWith: 'AND' });
    const results = all.length > 0 ? all : index.search(query);
    return results.slice(0, most).flatMap(({ id, terms }) => {
      const section = sections.find((one) => one.id === id);
      if (!section) return [];
      const { page, heading, href, prose, code } = section;
      const isInProse = wordsIn(prose, terms).length > 0;
      return [
        { page, heading, href, excerpt: excerptOf(isInProse ? prose : code || prose, terms) },
      ];
    });
  };
}

/** Without case and accents, as people type. */
const folded = (text: string) => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

const block = /^```.*\n([^]*?)^```$/gm;

function sectionsOf({ title, id, text }: SearchablePage): readonly Omit<Section, 'id'>[] {
  const page = title.split('/').at(-1) ?? title;
  return partsOf(text).map(({ heading, level, body }) => ({
    page,
    heading: level < 2 ? page : heading,
    href: `?path=/docs/${id}--docs${level < 2 ? '' : `#${anchorOf(heading)}`}`,
    prose: plain(body.replaceAll(block, '')),
    code: [...body.matchAll(block)].map(([, code = '']) => code.replaceAll(/\s+/g, ' ')).join(' '),
  }));
}

/** A page by its headings. Those in blocks of code are comments. */
function partsOf(text: string) {
  const parts: { heading: string; level: number; body: string }[] = [];
  let isCode = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    const [, marks = '', heading = ''] = /^(#{1,3}) (.+)$/.exec(isCode ? '' : line) ?? [];
    const last = parts.at(-1);
    if (heading || !last) parts.push({ heading, level: marks.length, body: heading ? '' : line });
    else last.body += `\n${line}`;
  }
  return parts.filter(({ body }) => body.trim());
}

/** The address of a heading, as the site makes it. */
function anchorOf(heading: string): string {
  return plain(heading)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}

/** What a reader sees of Markdown. */
function plain(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\|?[\s|:-]+\|$/gm, '')
    .replaceAll(/[`*|]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const wordsIn = (text: string, terms: readonly string[]) =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].filter(([word]) => terms.includes(folded(word)));

/** The text around the first of the words, with all of them apart. */
function excerptOf(text: string, terms: readonly string[]): readonly Piece[] {
  const words = wordsIn(text, terms);
  const first = words[0]?.index ?? 0;
  const start = first > around ? text.indexOf(' ', first - around) + 1 : 0;
  const rest = text.indexOf(' ', first + around);
  const end = rest < 0 ? text.length : rest;
  const pieces: Piece[] = [];
  const add = (from: number, to: number, isMatch: boolean) => {
    if (to > from) pieces.push({ at: from, text: text.slice(from, to), isMatch });
  };
  let at = start;
  for (const { index, 0: word } of words) {
    if (index < start || index + word.length > end) continue;
    add(at, index, false);
    add(index, index + word.length, true);
    at = index + word.length;
  }
  add(at, end, false);
  return [
    ...(start > 0 ? [{ at: -1, text: '… ', isMatch: false }] : []),
    ...pieces,
    ...(end < text.length ? [{ at: text.length, text: ' …', isMatch: false }] : []),
  ];
}
