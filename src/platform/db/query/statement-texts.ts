import { CompiledQuery } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from '../db.ts';

/** Stands for a value while the text of a statement is made. */
export class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** A statement that can be run: a query builder, or `sql` with its result type. */
export interface Compilable<R> {
  compile(db: Db): CompiledQuery<R>;
}

// Most statements have 1 to 8 KB: some thousand of them.
const maxBytes = 16 * 1024 * 1024;
const texts = new LRUCache<string, CompiledQuery<unknown>>({
  maxSize: maxBytes,
  sizeCalculation: ({ sql }) => 2 * sql.length,
});
let made = 0;

/**
 * Statements that are compiled once for each key. Kysely takes 40–80 µs to build and compile one, which is as much as all the
 * rest of such a request. The texts that were not used for longest go when there are too many, whoever made them.
 */
export class StatementTexts<R> {
  readonly #prefix = `${made++} `;

  /** Runs the statement of `key`, which `build` makes the first time, with `values` in place of the placeholders of their names. */
  async run(
    db: Db,
    key: string,
    values: Readonly<Record<string, unknown>>,
    build: () => Compilable<R>,
  ): Promise<R[]> {
    const name = this.#prefix + key;
    let text = texts.get(name);
    if (text === undefined) {
      text = build().compile(db);
      texts.set(name, text);
    }
    const parameters = text.parameters.map((value) =>
      value instanceof Placeholder ? values[value.name] : value,
    );
    return (await db.executeQuery<R>(CompiledQuery.raw(text.sql, parameters))).rows;
  }
}
