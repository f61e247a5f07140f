import { folder, wholeNumber } from './kinds.ts';
import { describe, optional, setting } from './setting.ts';
import { ownPorts } from './shared.ts';

/** Not 0: the servers have to know each other's. */
const fixedPort = { ...wholeNumber(1, 65_535), form: 'a port number from 1 to 65535' };

/** `npm start` and `npm run dev`, which also hand their environment on to the servers. */
export const runnerSettings = describe({
  title: '`npm start`',
  settings: {
    API_PORT: setting(fixedPort, {
      default: '4000',
      meaning: 'the port of the API',
      example: '5000',
    }),
    BR_PORT: setting(fixedPort, {
      default: '4001',
      meaning: 'the port of the Brazilian storefront',
      example: '5001',
    }),
    PY_PORT: setting(fixedPort, {
      default: '4002',
      meaning: 'the port of the Paraguayan storefront',
      example: '5002',
    }),
    STAFF_PORT: setting(fixedPort, {
      default: '4003',
      meaning: 'the port of the back office',
      example: '5003',
    }),
    DATA_DIR: optional(folder, {
      absent: '`.data/api`',
      meaning: "the API's data folder, and its log",
      example: '/tmp/another-shop',
    }),
  },
  rules: [ownPorts],
});
