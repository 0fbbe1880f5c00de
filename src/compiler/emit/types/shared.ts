import type { TypeNames } from './names.ts';

/** How often a type of operations occurs, and its name where that is often enough. */
interface Repeated {
  readonly source: string;
  readonly keys: readonly string[];
  count: number;
  name?: string;
}

/**
 * The errors of an operation and the headers that it takes are those of hundreds of others: each set of them is written once, under a
 * name that lists them, and operations refer to it. A quarter less for compilers and editors to read; the types are the same.
 */
export class SharedTypes {
  readonly #all = new Map<string, Repeated>();
  readonly #prefix: string;

  constructor(prefix: 'Errors' | 'Headers') {
    this.#prefix = prefix;
  }

  /** Takes note of an object type, written as one at the root, and of its keys. */
  add(source: string, keys: readonly string[]): void {
    const known = this.#all.get(source);
    if (known !== undefined) known.count += 1;
    else this.#all.set(source, { source, keys, count: 1 });
  }

  /** Names those that were added more than once. Of two that differ in their comments alone the second stays where it is. */
  settle(names: TypeNames): void {
    const taken = new Set<string>();
    for (const type of this.#all.values()) {
      if (type.count < 2) continue;
      const name = [this.#prefix, ...type.keys.map((key) => key.replaceAll(/\W/g, ''))].join('_');
      if (taken.has(name) || names.isTaken(name)) continue;
      taken.add(name);
      type.name = name;
    }
  }

  nameOf(source: string): string | undefined {
    return this.#all.get(source)?.name;
  }

  declarations(): string[] {
    return [...this.#all.values()].flatMap(({ name, source }) =>
      name === undefined ? [] : [`export type ${name} = ${source};\n`],
    );
  }
}
