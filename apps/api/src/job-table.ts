import { documentHandler } from './accounts/document-files.ts';
import { recoveryHandler } from './accounts/recovery.ts';
import type { AppContext } from './app-context.ts';
import type { EventReceiver } from './events/deliver-event.ts';
import { eventHandler } from './events/events.ts';
import type { JobHandler } from './jobs/job-handler.ts';
import { mailHandler, noticeHandler, type Transport } from './mail/outbox.ts';
import type { FetchPicture } from './media/fetch-picture.ts';
import { pictureHandler } from './media/picture-jobs.ts';
import { expiryHandler } from './orders/expire-payments.ts';
import { refundHandler } from './orders/refunds.ts';
import { ratesHandler, type FetchRates } from './rates/ask-rates.ts';
import { unusedHandler } from './staff/unused-pictures.ts';

/** What lies outside the shop, and jobs need. */
export interface JobMeans {
  /** Without one, mail stays in the database. */
  readonly transport?: Transport | undefined;
  readonly receiver?: EventReceiver | undefined;
  readonly fetchPicture: FetchPicture;
  readonly fetchRates: FetchRates;
}

/** Every kind of job that a server runs, by its name. */
export const jobTable = {
  mail: ({ db }, { transport }) => transport && mailHandler(db, transport),
  notice: ({ db }, { transport }) => transport && noticeHandler(db, transport),
  event: (context, { receiver }) => eventHandler(context, receiver),
  picture: (context, { fetchPicture }) => pictureHandler({ ...context, fetchPicture }),
  document: documentHandler,
  unused: unusedHandler,
  recovery: recoveryHandler,
  payment: expiryHandler,
  refund: refundHandler,
  rates: (context, { fetchRates }) => ratesHandler({ ...context, fetchRates }),
} as const satisfies Record<
  string,
  (context: AppContext, means: JobMeans) => JobHandler | undefined
>;
