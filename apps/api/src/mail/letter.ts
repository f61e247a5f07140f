/** What every letter needs. */
export interface Signed {
  /** The shop's name. */
  readonly shop: string;
}

export interface Letter {
  readonly subject: string;
  readonly body: string;
}

/** @param shop its name, which signs the letter */
export function lines(shop: string, ...parts: readonly string[]): string {
  return `${[...parts, shop].join('\n\n')}\n`;
}
