import { serveBackOffice } from './server/serve-back-office.ts';

serveBackOffice(`${import.meta.dirname}/../client`);
