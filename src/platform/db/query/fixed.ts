import type { Db } from '../db.ts';
import { Placeholder, StatementTexts, type Compilable } from './statement-texts.ts';

type Build<P extends object, S, R> = (db: Db, parameters: P, shape: S) => Compilable<R>;

/**
 * A statement of the paths that run thousands of times a second, compiled once for each text (`StatementTexts`). `build` may do
 * nothing with a parameter but put it into the statement; what decides about the text goes into `shape`, and which parameters
 * there are (those that are not undefined) decides too. Lists are declared instead (`list`).
 *
 *   const byId = fixed((db, { id }: { id: string }) => db.selectFrom('users').where('id', '=', id).select('name'));
 *   const [user] = await byId(db, { id });
 */
export function fixed<P extends object, R, S = undefined>(
  build: Build<P, S, R>,
): (db: Db, parameters: P, shape?: S) => Promise<R[]> {
  const texts = new StatementTexts<R>();
  return (db, parameters, shape) => {
    const names = Object.keys(parameters).filter((name) => parameters[name as keyof P] !== undefined);
    const key = shape === undefined ? names.join() : `${JSON.stringify(shape)} ${names.join()}`;
    return texts.run(db, key, parameters as Readonly<Record<string, unknown>>, () => {
      const placeholders = Object.fromEntries(names.map((name) => [name, new Placeholder(name)]));
      return build(db, placeholders as P, shape as S);
    });
  };
}
