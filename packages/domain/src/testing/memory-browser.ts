import type { Network, Page, Stop } from '../environment/index.ts';

class Listeners {
  readonly #all = new Set<() => void>();

  add(listener: () => void): Stop {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  }

  call(): void {
    for (const listener of this.#all) listener();
  }
}

/** A network that a test disconnects and reconnects. */
export class MemoryNetwork implements Network {
  readonly #listeners = new Listeners();
  #online = true;

  isOnline(): boolean {
    return this.#online;
  }

  onOnline(listener: () => void): Stop {
    return this.#listeners.add(listener);
  }

  goOffline(): void {
    this.#online = false;
  }

  goOnline(): void {
    this.#online = true;
    this.#listeners.call();
  }
}

/** A page that a test hides and shows. */
export class MemoryPage implements Page {
  readonly #listeners = new Listeners();
  #address: string;
  #hidden = false;

  constructor(address: string) {
    this.#address = address;
  }

  address(): string {
    return this.#address;
  }

  replaceAddress(address: string): void {
    this.#address = address;
  }

  isHidden(): boolean {
    return this.#hidden;
  }

  onReturn(listener: () => void): Stop {
    return this.#listeners.add(listener);
  }

  hide(): void {
    this.#hidden = true;
  }

  return(): void {
    this.#hidden = false;
    this.#listeners.call();
  }
}
