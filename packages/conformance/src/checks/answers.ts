import type { Refusal } from '../store.ts';

/** The fields that a refusal names. */
export const fieldsOf = ({ errors }: Refusal): string[] =>
  errors && !Array.isArray(errors) ? Object.keys(errors) : [];

/** The last two parts of a link's path or the values of its query, which its call needs. */
export function partsOf(link: string): string[] {
  const { pathname, searchParams } = new URL(link);
  return [...pathname.split('/').filter((part) => part !== ''), ...searchParams.values()];
}
