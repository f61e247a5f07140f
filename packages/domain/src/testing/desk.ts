import type { ApiError, Result } from '../api/index.ts';
import type { Fetcher } from '../resource/answer.ts';
import { Resource } from '../resource/resource.ts';
import { ManualClock, settle } from './manual-clock.ts';

/** A source of texts whose answers a test gives by hand. */
export class Desk {
  readonly asked: { answer: (result: Result<string>) => void; signal: AbortSignal }[] = [];
  readonly fetch: Fetcher<string> = (signal) =>
    new Promise((answer) => {
      this.asked.push({ answer, signal });
    });

  answer(index: number, value: string): Promise<void> {
    this.asked[index]?.answer({ ok: true, value });
    return settle();
  }

  refuse(index: number, error: ApiError): Promise<void> {
    this.asked[index]?.answer({ ok: false, error });
    return settle();
  }
}

/** A resource of texts, with its desk and a clock that is set by hand. */
export function setUpResource(options: { freshMs?: number; retries?: number } = {}) {
  const clock = new ManualClock();
  const desk = new Desk();
  return { clock, desk, resource: new Resource<string>({ clock, ...options }) };
}
