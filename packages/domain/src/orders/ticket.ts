import type { Api, Result } from '../api/index.ts';
import { fetchTicket } from '../api/orders.ts';
import { Submission } from '../submission/index.ts';

export interface TicketOptions {
  readonly api: Api;
  readonly externalId: string;
  readonly signal: AbortSignal;
}

/** An order's ticket, a PDF that the store draws on request. */
export class Ticket {
  /** Further presses while it is pending do nothing. */
  readonly request: Submission<Blob>;
  readonly #options: TicketOptions;

  constructor(options: TicketOptions) {
    this.#options = options;
    this.request = new Submission<Blob>({ signal: options.signal });
  }

  /** A failure shows in `request`. */
  fetch(): Promise<Result<Blob>> {
    const { api, externalId } = this.#options;
    return this.request.submit((signal) => fetchTicket(api, externalId, { signal }));
  }
}
