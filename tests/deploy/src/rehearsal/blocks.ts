/** Commands of a page, with the heading under which they stand. */
export interface Block {
  readonly heading: string;
  readonly commands: string;
}

/** The fenced blocks of shell commands in a Markdown page, in their order. */
export function blocksOf(markdown: string): readonly Block[] {
  const blocks: Block[] = [];
  let heading = '';
  for (const [, title, commands] of markdown.matchAll(/^#+ ([^\n]+)$|^```sh\n(.*?)^```$/gms)) {
    if (title !== undefined) heading = title;
    else blocks.push({ heading, commands: commands ?? '' });
  }
  return blocks;
}
