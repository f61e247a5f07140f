import { limitSettings, readSettings, type SettingsOf } from '@ponte/settings';

/** The limits by the names of their settings. */
export type Limits = SettingsOf<typeof limitSettings>;

/** Those of a server whose settings leave them as they are. */
export function defaultLimits(): Limits {
  const read = readSettings(limitSettings, {});
  if (!read.ok) throw new Error(read.problem);
  return read.values;
}
