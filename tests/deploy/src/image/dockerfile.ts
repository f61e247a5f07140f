/** A line of a Dockerfile: `COPY --from=build /a b` has the flag `from` and the words `/a` and `b`. */
export interface Instruction {
  readonly name: string;
  readonly flags: Readonly<Record<string, string>>;
  /** Of the exec form its strings, else what stands between spaces. */
  readonly words: readonly string[];
  /** All behind the flags. */
  readonly text: string;
}

export interface Stage {
  /** The image that it begins with. */
  readonly base: string;
  readonly name: string | undefined;
  readonly instructions: readonly Instruction[];
}

/** Reads as much of the format as ours uses. */
export function readDockerfile(text: string): readonly Stage[] {
  const lines = text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\s*\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: { base: string; name: string | undefined; instructions: Instruction[] }[] = [];
  for (const instruction of lines.map(readLine)) {
    const { name, words } = instruction;
    if (name === 'FROM') stages.push({ base: words[0] ?? '', name: words[2], instructions: [] });
    else stages.at(-1)?.instructions.push(instruction);
  }
  return stages;
}

function readLine(line: string): Instruction {
  const [, name = '', given = '', text = ''] =
    /^(\w+)((?:\s+--[\w-]+=\S+)*)\s+(.*)$/.exec(line) ?? [];
  const flags = Object.fromEntries(
    [...given.matchAll(/--([\w-]+)=(\S+)/g)].map(([, flag = '', value = '']) => [flag, value]),
  );
  return { name, flags, text, words: wordsOf(text) };
}

function wordsOf(text: string): readonly string[] {
  if (!text.startsWith('[')) return text.split(/\s+/);
  const strings: readonly string[] = JSON.parse(text);
  return strings;
}

/** The exec form behind `HEALTHCHECK … CMD`. */
export function healthCommand({ text }: Instruction): readonly string[] {
  return wordsOf(text.replace(/^.*?\bCMD\s+/, ''));
}
