import type { AppContext } from '../adapters/app-context.ts';
import { mailHandler, noticeHandler, type Transport } from '../adapters/mail/outbox.ts';
import type { FetchPicture } from '../adapters/media/fetch-picture.ts';
import { pictureHandler } from '../adapters/media/picture-jobs.ts';
import { ratesHandler, type FetchRates } from '../office/rates/ask-rates.ts';
import { unusedHandler } from '../office/staff/unused-pictures.ts';
import type { JobHandler } from '../platform/jobs/job-handler.ts';
import { documentHandler } from '../shop/accounts/document-files.ts';
import { recoveryHandler } from '../shop/accounts/recovery.ts';
import type { EventReceiver } from '../shop/events/deliver-event.ts';
import { eventHandler } from '../shop/events/events.ts';
import { expiryHandler } from '../shop/orders/expire-payments.ts';
import { mailFiles } from '../shop/orders/mail-files.ts';
import { refundHandler } from '../shop/orders/refunds.ts';

/** What lies outside the shop, and jobs need. */
export interface JobDeps {
  /** Without one, mail stays in the database. */
  readonly transport?: Transport | undefined;
  readonly receiver?: EventReceiver | undefined;
  readonly fetchPicture: FetchPicture;
  readonly fetchRates: FetchRates;
}

/** Every kind of job that a server runs, by its name. */
export const jobTable = {
  mail: (context, { transport }) =>
    transport && mailHandler({ db: context.db, transport, makeFile: mailFiles(context) }),
  notice: (context, { transport }) =>
    transport && noticeHandler({ db: context.db, transport, makeFile: mailFiles(context) }),
  event: (context, { receiver }) => eventHandler(context, receiver),
  picture: (context, { fetchPicture }) => pictureHandler({ ...context, fetchPicture }),
  document: documentHandler,
  unused: unusedHandler,
  recovery: recoveryHandler,
  payment: expiryHandler,
  refund: refundHandler,
  rates: (context, { fetchRates }) => ratesHandler({ ...context, fetchRates }),
} as const satisfies Record<string, (context: AppContext, deps: JobDeps) => JobHandler | undefined>;
