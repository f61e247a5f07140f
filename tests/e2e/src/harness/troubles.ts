import type { BrowserContext } from '@playwright/test';

/**
 * What a page complained about: console errors and warnings (among them every refusal by the
 * Content-Security-Policy and every failed request), uncaught errors (among them React's when a
 * page does not hydrate) and crashes. A test with one it did not announce fails.
 */
export class Troubles {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Announces trouble that the test makes on purpose, such as calls to an API that it stopped. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** Listens to every page of a visitor. */
  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      this.#seen.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (webError) => {
      this.#seen.push(`uncaught: ${describeError(webError.error())}`);
    });
    context.on('page', (page) => {
      page.on('crash', () => this.#seen.push(`crashed: ${page.url()}`));
    });
  }

  /** What nobody announced. */
  unexpected(): readonly string[] {
    return this.#seen.filter((line) => !this.#expected.some((pattern) => pattern.test(line)));
  }
}

function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
