interface Named {
  readonly value: string;
  readonly label: string;
}

/** The option before or after the active one, round the ends; with none active, the first or the last. */
export function stepTo<T extends Named>(
  options: readonly T[],
  active: string | null,
  step: 1 | -1,
): T | undefined {
  const at = options.findIndex((option) => option.value === active);
  if (at < 0) return options.at(step === 1 ? 0 : -1);
  return options[(at + step + options.length) % options.length];
}

const folded = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** The one option that a text names, in any case and with or without accents. */
export function optionNamed<T extends Named>(options: readonly T[], text: string): T | undefined {
  const named = options.filter((option) => folded(option.label) === folded(text));
  return named.length === 1 ? named[0] : undefined;
}
