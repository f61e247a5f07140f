export interface Letter {
  readonly subject: string;
  readonly body: string;
}

export function lines(...parts: readonly string[]): string {
  return `${[...parts, 'Ponte'].join('\n\n')}\n`;
}
