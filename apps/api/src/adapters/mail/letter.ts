/** What every letter needs. */
export interface Signed {
  /** The shop's name. */
  readonly shop: string;
}

export interface Letter {
  readonly subject: string;
  readonly body: string;
}

/** The shop's name signs the letter. */
export function lines({ shop }: Signed, ...parts: readonly string[]): string {
  return `${[...parts, shop].join('\n\n')}\n`;
}
