import type { StatementNames } from './statement-names.ts';

/** Which statements are prepared on one connection. Those whose texts are no longer among the most used are closed. */
export class PreparedStatements {
  readonly #names: StatementNames;
  #prepared = new Set<string>();
  #toClose: string[] = [];
  #generation: number;

  constructor(names: StatementNames) {
    this.#names = names;
    this.#generation = names.generation;
  }

  get size(): number {
    return this.#prepared.size;
  }

  /** Whether the statement still has to be prepared; it is counted as prepared from now on. */
  add(name: string): boolean {
    if (this.#prepared.has(name)) return false;
    this.#prepared.add(name);
    return true;
  }

  /** What has to be closed before the next statement. Closing a statement that is not there is no error. */
  takeEvicted(): readonly string[] {
    if (this.#generation !== this.#names.generation) {
      this.#generation = this.#names.generation;
      this.drop([...this.#prepared].filter((name) => !this.#names.isInUse(name)));
    }
    if (this.#toClose.length === 0) return this.#toClose;
    return this.#toClose.splice(0);
  }

  drop(names: readonly string[]): void {
    for (const name of names) if (this.#prepared.delete(name)) this.#toClose.push(name);
  }

  dropAll(): void {
    this.drop([...this.#prepared]);
  }
}
