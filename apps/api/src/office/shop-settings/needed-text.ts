import type { SettingsProblem } from '@ponte/contract/staff/shop';
import * as v from 'valibot';

/** A text that has to be there, of one line or several. */
export const neededText = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(most),
    v.check((text) => !text.includes('\0'), 'nullCharacter' satisfies SettingsProblem['code']),
    v.minLength(1),
  );
