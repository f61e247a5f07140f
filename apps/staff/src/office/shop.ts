import { getStaffShop, type StaffShop } from '@ponte/contract/staff';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Ask } from './ask.ts';

/** What stands for the shop, before the sign-in too. */
export class Shop {
  /** Undefined until it has come. */
  face: StaffShop | undefined = undefined;
  readonly #ask: () => Ask;

  constructor(ask: () => Ask) {
    this.#ask = ask;
    makeAutoObservable(this, { face: observableRef });
  }

  /** Without an answer, the last one stays. */
  async load(): Promise<void> {
    const answer = await this.#ask()(getStaffShop, {});
    if (answer.ok) this.become(answer.value);
  }

  private become(face: StaffShop): void {
    this.face = face;
  }
}
