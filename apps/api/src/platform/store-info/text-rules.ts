/** Texts of `shop.json`. */
import { oneLine } from '@ponte/contract/rules/one-line';
import type { SettingsProblem } from '@ponte/contract/staff/shop';
import * as v from 'valibot';

/** A rule's message is the code of its problem. */
export type Code = SettingsProblem['code'];

export const text = (most: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));

export const line = (most: number) => v.pipe(text(most), v.transform(oneLine), v.minLength(1));

export const address = v.pipe(
  text(300),
  v.url('url' satisfies Code),
  v.startsWith('https://', 'https' satisfies Code),
  v.transform(oneLine),
);
