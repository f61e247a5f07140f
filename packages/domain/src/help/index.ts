import type { ApiError } from '../api/index.ts';
import type { FaqEntry } from '../entities/index.ts';
import type { Resources } from '../resource/index.ts';
import { defineArea } from '../shop/define-area.ts';
import type { PageOutcome } from '../shop/index.ts';
import { StartPart, type StartDataStore } from '../start-data/index.ts';

/** The help centre. */
export class Help {
  readonly #startData: StartDataStore;
  readonly #questions: StartPart<readonly FaqEntry[]>;

  constructor(resources: Resources, startData: StartDataStore) {
    this.#startData = startData;
    this.#questions = new StartPart(startData, resources, 'help');
  }

  /** Undefined until they are loaded. */
  get questions(): readonly FaqEntry[] | undefined {
    return this.#questions.of('', ({ faq }) => faq);
  }

  /** Why the last load failed. */
  get error(): ApiError | undefined {
    return this.#startData.error;
  }

  /** Loads the questions unless they are known; also after a failure. */
  async load(signal?: AbortSignal): Promise<PageOutcome> {
    const { ok } = await this.#questions.load('', ({ faq }) => faq, signal);
    return { kind: ok ? 'shown' : 'failed' };
  }
}

export const helpOf = /* @__PURE__ */ defineArea(
  (shop) => new Help(shop.resources, shop.startData),
);
