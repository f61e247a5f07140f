import { silentLog } from '@ponte/telemetry';
import { productIndexConformance } from '../../../testing/product-index-conformance.ts';
import { watchCatalogue } from '../watch-catalogue.ts';
import { readInMemory } from './index-in-memory.ts';
import { readHere } from './snapshot-reader.ts';

productIndexConformance('in memory', ({ db }, clock) =>
  watchCatalogue({ db, reader: readInMemory(readHere(db)), clock, log: silentLog }),
);
