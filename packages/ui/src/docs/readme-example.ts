/** A block of code whose first line is a comment with the name of its file. */
interface FileExample {
  /** Such as `src/offer.tsx`. */
  file: string;
  /** Such as `tsx`. */
  language: string;
  /** All of it, with the first line. */
  code: string;
}

const block = /^```(\w+)\n((?:\/\/|\/\*|#) ([\w./-]+\.\w+)(?: \*\/)?\n[^]*?)^```$/gm;

/** The examples of a page that are whole files. */
export function filesIn(markdown: string): readonly FileExample[] {
  return [...markdown.matchAll(block)].map(([, language = '', code = '', file = '']) => ({
    file,
    language,
    code,
  }));
}

/** A page's example with this file name. @throws Error where it has none */
export function exampleOf(page: string, file: string): FileExample {
  const found = filesIn(page).find((example) => example.file === file);
  if (!found) throw new Error(`There is no example called ${file}.`);
  return found;
}

/** What a reader of a guide does under one heading, in its order. */
export interface Step {
  /** Such as `1. Install`; empty for what stands before the first heading. */
  heading: string;
  commands: readonly string[];
  files: readonly FileExample[];
}

/** A guide with what it shows of the README written out. */
export function written(guide: string, readme: string): string {
  return guide.replaceAll(/<FromReadme file="([^"]+)" \/>/g, (_, file: string) => {
    const { language, code } = exampleOf(readme, file);
    return `\`\`\`${language}\n${code}\`\`\``;
  });
}

/** A guide's numbered steps, after what makes the app. */
export function stepsOf(guide: string, readme: string): readonly Step[] {
  return written(guide, readme)
    .split(/^## (?=\d+\. )/m)
    .map((text, at) => ({
      heading: at === 0 ? '' : text.slice(0, text.indexOf('\n')),
      commands: [...text.matchAll(/^```sh\n([^]*?)^```$/gm)].flatMap(([, lines = '']) =>
        lines.trim().split('\n'),
      ),
      files: filesIn(text),
    }));
}
