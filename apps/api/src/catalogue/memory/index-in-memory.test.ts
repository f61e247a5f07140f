import { silentLog } from '@ponte/telemetry';
import { productIndexConformance } from '../../testing/product-index-conformance.ts';
import { readHere } from './snapshot-reader.ts';
import { watchCatalogue } from './watch-catalogue.ts';

productIndexConformance('in memory', ({ db }, clock) =>
  watchCatalogue({ db, reader: readHere(db), clock, log: silentLog }),
);
