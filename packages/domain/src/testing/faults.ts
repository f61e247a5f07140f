import type { ApiError } from '../result/index.ts';
import type { Answer } from './open-api.ts';

export interface Fault {
  readonly name: string;
  /** Undefined: no answer at all. */
  readonly answer: Answer | undefined | Promise<never>;
  readonly kind: ApiError['kind'];
}

const sentence = { message: 'No.' };

/** Every failure that is not about fields or a token. */
export const faults: readonly Fault[] = [
  { name: 'offline', answer: undefined, kind: 'offline' },
  { name: 'slow', answer: new Promise<never>(() => undefined), kind: 'timeout' },
  { name: '409', answer: { status: 409, body: sentence }, kind: 'conflict' },
  { name: '413', answer: { status: 413, body: sentence }, kind: 'tooLarge' },
  {
    name: '422',
    answer: { status: 422, body: { ...sentence, errors: { other: ['No.'] } } },
    kind: 'validation',
  },
  { name: '429', answer: { status: 429, body: sentence }, kind: 'rateLimited' },
  { name: '500', answer: { status: 500, body: sentence }, kind: 'server' },
  { name: 'a page instead of JSON', answer: { status: 502, body: '<html>' }, kind: 'server' },
];

/** Longer than any timeout. */
export const longerThanPatience = 200_000;
