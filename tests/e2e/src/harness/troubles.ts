import type { BrowserContext, Response } from '@playwright/test';

/** How much of a body a message quotes. */
const quoted = 500;

/**
 * What a page complained about: console errors and warnings (among them every refusal by the
 * Content-Security-Policy and every failed request), uncaught errors (among them React's when a
 * page does not hydrate) and crashes; and every response of 400 and above, with its request. A test
 * with one it did not announce fails.
 */
export class Troubles {
  readonly #seen: string[] = [];
  readonly #answers: Promise<string>[] = [];
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
    context.on('response', (response) => {
      if (response.status() >= 400) this.#answers.push(describeResponse(response));
    });
    context.on('weberror', (webError) => {
      this.#seen.push(`uncaught: ${describeError(webError.error())}`);
    });
    context.on('page', (page) => {
      page.on('crash', () => this.#seen.push(`crashed: ${page.url()}`));
    });
  }

  /** Unexpected troubles. */
  async unexpected(): Promise<readonly string[]> {
    const seen = [...this.#seen, ...(await Promise.all(this.#answers))];
    return seen.filter((line) => !this.#expected.some((pattern) => pattern.test(line)));
  }
}

/** Begins as the browser's own complaint of the same answer, so that one pattern announces both. */
async function describeResponse(response: Response): Promise<string> {
  const request = response.request();
  const status = `Failed to load resource: the server responded with a status of ${response.status()}`;
  // The page may be gone, and a preflight has no body.
  const body = await response.text().catch(() => '');
  const sent = request.postData() ?? '';
  return [
    `${status} to ${request.method()} ${response.url()}`,
    `  sent: ${sent.slice(0, quoted)}`,
    `  answered: ${body.slice(0, quoted)}`,
  ].join('\n');
}

function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
