import { untilReady } from './ready.mjs';
import { Refusal } from './refusal.mjs';

/** @import { Family } from './family.mjs' */
/** @import { Service } from './services.mjs' */

/** A first start fills the database and may share two slow cores with two builds, in milliseconds. */
const patience = 300_000;

/** Servers that stand and fall together. */
export class Servers {
  #family;
  #death = new AbortController();

  /** @param {Family} family */
  constructor(family) {
    this.#family = family;
  }

  /**
   * Starts a server and waits until it serves.
   * @param {Service} service
   * @throws {Refusal} when it, or any other server, stops first
   */
  async open(service) {
    const child = this.#family.start(service);
    void child.ended.then(({ code }) => {
      if (this.#family.isEnding) return;
      this.#death.abort(
        new Refusal(
          `${capital(service.title)} has stopped (exit ${code}) and the rest with it: its last lines stand ${linesOf(service)}.`,
        ),
      );
    });
    const limit = AbortSignal.timeout(patience);
    await untilReady(service.ready, AbortSignal.any([this.#death.signal, limit])).catch(() => {
      this.#death.signal.throwIfAborted();
      throw new Refusal(
        `${capital(service.title)} did not answer at ${service.ready} within ${patience / 60_000} minutes: look at its lines ${linesOf(service)}.`,
      );
    });
  }

  /**
   * Waits for the first server to stop by itself.
   * @returns {Promise<never>}
   * @throws {Refusal} saying which
   */
  stand() {
    const { signal } = this.#death;
    return new Promise((_settle, fail) => {
      const tell = () => fail(signal.reason);
      if (signal.aborted) tell();
      else signal.addEventListener('abort', tell);
    });
  }
}

/** @param {Service} service */
function linesOf({ log }) {
  return log ? `above and in ${log}` : 'above';
}

/** @param {string} text */
function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
