import { apiSettings } from './api.ts';
import { backOfficeSettings } from './back-office.ts';
import { limitSettings } from './limits.ts';
import { pageServerSettings } from './page-server.ts';
import { runnerSettings } from './runner.ts';
import type { Setting } from './setting.ts';

interface AnyDescription {
  readonly title: string;
  readonly settings: Readonly<Record<string, Setting<unknown>>>;
}

/** Of every kind of process. */
export const descriptions: readonly AnyDescription[] = [
  apiSettings,
  limitSettings,
  pageServerSettings,
  backOfficeSettings,
  runnerSettings,
];
