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

/** The README's example with this file name. @throws Error where it has none */
export function exampleOf(readme: string, file: string): FileExample {
  const found = filesIn(readme).find((example) => example.file === file);
  if (!found) throw new Error(`The README has no example called ${file}.`);
  return found;
}
