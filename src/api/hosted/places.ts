import { tooMany } from './refusals.ts';

/** How many of what takes long an agency may have at once in this process, and one address of it. */
export interface PlaceLimits {
  readonly perAgency: number;
  readonly perAddress: number;
}

const retrySeconds = 10;

/** Counts what keeps a connection for long: uploads on their way, and open streams of events. */
export class Places {
  readonly #limits: PlaceLimits;
  readonly #taken = new Map<string, number>();

  constructor(limits: PlaceLimits) {
    this.#limits = limits;
  }

  /** Returns the way to give it back; 429 when there is none left. */
  take(agency: string, address: string): () => void {
    const names = [
      [agency, this.#limits.perAgency],
      [`${agency} ${address}`, this.#limits.perAddress],
    ] as const;
    if (names.some(([name, most]) => (this.#taken.get(name) ?? 0) >= most)) throw tooMany(retrySeconds);
    for (const [name] of names) this.#taken.set(name, (this.#taken.get(name) ?? 0) + 1);
    return () => {
      for (const [name] of names) this.#giveBack(name);
    };
  }

  #giveBack(name: string): void {
    const left = this.#taken.get(name)! - 1;
    if (left === 0) this.#taken.delete(name);
    else this.#taken.set(name, left);
  }
}
