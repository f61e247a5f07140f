import { join } from 'node:path';

/** How the journeys and the pictures start Chromium. Its sandbox does not work for root. */
export const launchOptions = {
  executablePath: join(import.meta.dirname, 'chromium.sh'),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
