import type { Api, Result } from '../api/index.ts';
import { fetchTicket } from '../api/orders.ts';
import { Submission } from '../submission/index.ts';

/** What a ticket needs. */
export interface TicketOptions {
  readonly api: Api;
  readonly externalId: string;
  readonly signal: AbortSignal;
}

/** The ticket of one order, a PDF that the store draws when it is asked for. */
export class Ticket {
  /** How the asking goes: a second press while it is under way does nothing. */
  readonly request: Submission<Blob>;
  readonly #options: TicketOptions;

  constructor(options: TicketOptions) {
    this.#options = options;
    this.request = new Submission<Blob>({ signal: options.signal });
  }

  /** Asks for the file; a failure shows in `request`. */
  fetch(): Promise<Result<Blob>> {
    const { api, externalId } = this.#options;
    return this.request.submit((signal) => fetchTicket(api, externalId, { signal }));
  }
}
