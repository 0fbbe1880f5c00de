import { CompiledQuery, type Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '#generated/database.ts';

/** Stands for an argument while the text of a statement is made. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** A statement that can be run: a query builder, or `sql` with its result type. */
interface Compilable<R> {
  compile(db: Kysely<Database>): CompiledQuery<R>;
}

type Build<P extends object, S, R> = (db: Kysely<Database>, parameters: P, shape: S) => Compilable<R>;

const mostShapes = 200;

/**
 * Statements for the paths that run thousands of times a second. Kysely takes 40–80 µs to build and compile one, which
 * is as much as all the rest of such a request: here that is done once for each text. `build` may do nothing with a
 * parameter but put it into the statement; what decides about the text goes into `shape`, and which parameters there are
 * (those that are not undefined) decides too.
 *
 *   const byId = fixed((db, { id }: { id: string }) => db.selectFrom('users').where('id', '=', id).select('name'));
 *   const [user] = await byId(db, { id });
 */
export function fixed<P extends object, R, S = undefined>(build: Build<P, S, R>): (db: Kysely<Database>, parameters: P, shape?: S) => Promise<R[]> {
  const texts = new LRUCache<string, CompiledQuery<R>>({ max: mostShapes });
  return async (db, parameters, shape) => {
    const names = Object.keys(parameters).filter((name) => parameters[name as keyof P] !== undefined);
    const key = shape === undefined ? names.join() : `${JSON.stringify(shape)} ${names.join()}`;
    let text = texts.get(key);
    if (text === undefined) {
      const placeholders = Object.fromEntries(names.map((name) => [name, new Placeholder(name)]));
      text = build(db, placeholders as P, shape as S).compile(db);
      texts.set(key, text);
    }
    const values = text.parameters.map((value) => (value instanceof Placeholder ? parameters[value.name as keyof P] : value));
    return (await db.executeQuery<R>(CompiledQuery.raw(text.sql, values))).rows;
  };
}
