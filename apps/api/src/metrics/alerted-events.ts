/** Lines of the log that an alert waits for: counted from zero on, so that the first one is seen. */
export const alertedEvents = [
  'catalogue reload failed',
  'duplicate payment: refund one of the orders',
  'job failed',
  'job given up',
  'no connection of the database was free',
  'outage of the database or the storage',
  'payment for a closed order: refund it',
  'payment notification rejected',
  'payment provider did not answer',
  'rates not taken over',
  'request failed',
  'the disk is full',
];
