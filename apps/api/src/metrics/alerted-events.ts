/** Lines of the log that an alert waits for: counted from zero on, so that the first one is seen. */
export const alertedEvents = [
  'catalogue reload failed',
  'every connection of the database is in use',
  'job failed',
  'job given up',
  'jobs can not be read',
  'outage of the database or the storage',
  'paid order is short of pieces',
  'paid with another provider: pay it back there, by hand',
  'payment notification rejected',
  'payment provider did not answer',
  'rates not taken over',
  'request failed',
  'the disk is full',
  'the provider refuses to pay back: do it by hand',
];
