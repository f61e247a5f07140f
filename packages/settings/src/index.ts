export { apiSettings, shortestSecret } from './api.ts';
export { backOfficeSettings } from './back-office.ts';
export { limitSettings, type Limit, type VisitorLimit } from './limits.ts';
export { pageServerSettings } from './page-server.ts';
export { readSettings, type Environment, type ReadSettings } from './read-settings.ts';
export { runnerSettings } from './runner.ts';
export type { SettingsOf } from './setting.ts';
export { isThisMachine } from './this-machine.ts';
