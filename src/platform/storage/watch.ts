import { setTimeout as sleep } from 'node:timers/promises';

const rememberedForMs = 10_000;
const patienceMs = 1_500;

/** Asks for the fault of the store now and then; whoever wants to know gets the last answer, or waits a moment for the first. */
export class StoreWatch {
  readonly #find: () => Promise<string | undefined>;
  #last: { readonly at: number; readonly fault: string | undefined } | undefined;
  #asking: Promise<void> | undefined;

  constructor(find: () => Promise<string | undefined>) {
    this.#find = find;
  }

  async findFault(): Promise<string | undefined> {
    if (this.#last === undefined || performance.now() - this.#last.at > rememberedForMs) {
      this.#asking ??= this.#ask();
      await Promise.race([this.#asking, sleep(patienceMs, undefined, { ref: false })]);
    }
    return this.#last?.fault;
  }

  async #ask(): Promise<void> {
    const fault = await this.#find().catch((error: unknown) => String(error));
    this.#last = { at: performance.now(), fault };
    this.#asking = undefined;
  }
}
