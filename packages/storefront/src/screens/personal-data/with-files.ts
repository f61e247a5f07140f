/** A form's values with the chosen file in place of a file input's list of one. */
export function withFiles(values: unknown): unknown {
  if (typeof values !== 'object' || values === null) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof FileList ? value[0] : value,
    ]),
  );
}
