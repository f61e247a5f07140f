import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** A component in the list. */
export interface ListedComponent {
  /** Such as `PriceTag`. */
  name: string;
  /** Its group in the sidebar, such as `Money`. */
  group: string;
  /** Its folder, which is its entry point. */
  folder: string;
  /** What it is, in a sentence. */
  summary: string;
  /** Where its page is, below the documentation's address. */
  page: string;
  /** Where a picture of it is, below the documentation's address. */
  picture: string;
  /** The file of that picture below `visual`. */
  pictureFile: string;
}

/** What an entry weighs, in kB of gzip. */
export interface ListedSize {
  own: number;
  alone: number;
}

/** What the list takes from a component's page. */
export interface ListedPage {
  folder: string;
  /** Such as `Money/PriceTag`. */
  title: string;
  introduction: string;
  stories: readonly string[];
}

/** Where wide components are pictured; the others fit a phone. */
const onDesktop = /^(?:Navigation|Screens)\//;

/** The components in the sidebar's order. */
export function listComponents(
  pages: readonly ListedPage[],
  sidebar: readonly string[],
): readonly ListedComponent[] {
  return pages
    .map(({ folder, title, introduction, stories }) => {
      const [group = '', name = ''] = title.split('/');
      const first = toId(title, storyNameFromExport(stories[0] ?? ''));
      const view = onDesktop.test(title) ? 'desktop-pt-BR' : 'phone-es-PY';
      const [summary = ''] = /^[^]*?[.](?=\s|$)/.exec(introduction) ?? [];
      return {
        name,
        group,
        folder,
        summary: summary.replaceAll(/\s+/g, ' '),
        page: `?path=/docs/${toId(title, 'docs')}`,
        picture: `pictures/${first}.webp`,
        pictureFile: `pictures/${first}/${view}.png`,
      };
    })
    .toSorted(
      (one, other) =>
        sidebar.lastIndexOf(one.group) - sidebar.lastIndexOf(other.group) ||
        one.name.localeCompare(other.name, 'en'),
    );
}

/**
 * The list as it is published.
 *
 * @param site the documentation's address, with a slash at its end
 */
export function listInMarkdown(
  components: readonly ListedComponent[],
  sizes: ReadonlyMap<string, ListedSize>,
  site: string,
): string {
  const groups = [...new Set(components.map(({ group }) => group))];
  const kilobytes = (size: number | undefined) => (size ?? 0).toFixed(1);
  const row = ({ name, folder, summary, page, picture }: ListedComponent) => {
    const size = sizes.get(folder);
    const cells = [
      `[${name}](${site}${page})`,
      `${summary} [Picture](${site}${picture})`,
      `\`@ponte/ui/${folder}\``,
      kilobytes(size?.own),
      kilobytes(size?.alone),
    ];
    return `| ${cells.join(' | ')} |`;
  };
  const tables = groups.map((group) =>
    [
      `## ${group}`,
      '',
      '| component | what it is | import from | kB | alone |',
      '| --- | --- | --- | ---: | ---: |',
      ...components.filter((one) => one.group === group).map(row),
    ].join('\n'),
  );
  return `${head}\n\n${tables.join('\n\n')}\n`;
}

const head = `# Components

Each is an entry of its own, and \`@ponte/ui\` has all of them. Sizes are of its code packed with gzip: “kB”
is what it adds to an app that has the components it is made of, “alone” is with all that it needs but
React, together with what is fetched later, such as Radix for a modal. The texts of a locale and
\`styles.css\` come once on top.

Made by \`pnpm --filter @ponte/ui run components\` from the pages of the documentation and the measurement
behind the budgets.`;

const sized = /`@ponte\/ui\/([\w-]+)`\s*\|\s*([\d.]+)\s*\|\s*([\d.]+)\s*\|/g;

/** The sizes in a published list, by entry. */
export function sizesIn(markdown: string): ReadonlyMap<string, ListedSize> {
  return new Map(
    [...markdown.matchAll(sized)].map(([, folder = '', own, alone]) => [
      folder,
      { own: Number(own), alone: Number(alone) },
    ]),
  );
}

/** The published list, leading to pages and pictures of the documentation that it is shown in. */
export function hereIn(list: string, site: string): string {
  return list
    .replaceAll(`](${site}?path=`, '](?path=')
    .replaceAll(/\[Picture\]\(([^)]+)\)/g, (_, address: string) => {
      const path = address.replace(site, '');
      return `<a href="${path}" target="_blank">Picture</a>`;
    });
}
