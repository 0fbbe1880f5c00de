import pg from 'pg';
import type { PreparedStatements } from './prepared.ts';

/** A statement of a round trip. One with a name is prepared on the connection the first time. */
export interface Step {
  readonly text: string;
  readonly values?: readonly unknown[];
  readonly name?: string | undefined;
}

/** What the last step of a round trip answered. */
export interface Answer {
  readonly rows: unknown[];
  readonly rowCount: number | null;
  /** `SELECT`, `COMMIT`, `ROLLBACK`, … */
  readonly command: string;
}

/** The parts of pg's connection that a round trip writes to. */
interface Wire {
  readonly stream: { cork(): void; uncork(): void };
  parse(message: { text: string; name: string }): void;
  bind(message: { statement: string; values: unknown[] }): void;
  describe(message: { type: 'P'; name: string }): void;
  execute(message: { portal: string }): void;
  close(message: { type: 'S'; name: string }): void;
  sync(): void;
}

interface RowDescription {
  readonly fields: unknown[];
}

interface Settled {
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** What `pg.Query` has and its types do not tell. */
interface QueryInternals {
  handleRowDescription(message: RowDescription): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: unknown): void;
  handleEmptyQuery(connection: unknown): void;
  handleError(error: unknown, connection: unknown): void;
}

const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils;
const base = pg.Query.prototype as unknown as QueryInternals;

/**
 * Several statements that travel together, with one Sync behind the last of them. Postgres runs what stands before a Sync
 * in one transaction, and hands over no connection within it: so a setting and the statement that needs it cannot be
 * parted, not even by a proxy that shares connections between transactions. The first statement that fails ends the
 * round trip; those behind it do not run. Only the last one's rows are kept.
 */
class RoundTrip extends pg.Query {
  readonly #steps: readonly Step[];
  readonly #values: unknown[][];
  readonly #prepared: PreparedStatements;
  readonly #newNames: string[] = [];
  #place = 0;

  constructor(steps: readonly Step[], prepared: PreparedStatements, { resolve, reject }: Settled) {
    const last = steps.at(-1)!;
    // pg calls back once, with the error or the result of the last step.
    super({
      text: last.text,
      callback: (error: unknown, result: Answer) => (error == null ? resolve(result) : reject(error)),
    } as unknown as pg.QueryConfig);
    this.#steps = steps;
    this.#prepared = prepared;
    // Before anything is written: a value that has no form in SQL must not leave half a message behind.
    this.#values = steps.map(({ values }) => (values === undefined ? [] : values.map(prepareValue)));
  }

  override submit = (connection: unknown): void => {
    const wire = connection as Wire;
    wire.stream.cork();
    for (const name of this.#prepared.takeEvicted()) wire.close({ type: 'S', name });
    const last = this.#steps.length - 1;
    for (const [place, { text, name = '' }] of this.#steps.entries()) {
      if (name === '' || this.#prepared.add(name)) {
        wire.parse({ text, name });
        if (name !== '') this.#newNames.push(name);
      }
      wire.bind({ statement: name, values: this.#values[place]! });
      if (place === last) wire.describe({ type: 'P', name: '' });
      wire.execute({ portal: '' });
    }
    wire.sync();
    wire.stream.uncork();
  };

  handleDataRow(message: unknown): void {
    if (this.#isLast) base.handleDataRow.call(this, message);
  }

  handleCommandComplete(message: unknown, connection: unknown): void {
    if (this.#isLast) base.handleCommandComplete.call(this, message, connection);
    this.#place += 1;
  }

  handleEmptyQuery(connection: unknown): void {
    if (this.#isLast) base.handleEmptyQuery.call(this, connection);
    this.#place += 1;
  }

  handleError(error: unknown, connection: unknown): void {
    // Which of them Postgres got to prepare is not known: they are prepared again when they are next used.
    this.#prepared.drop(this.#newNames);
    if (isLostStatement(error)) this.#prepared.dropAll();
    base.handleError.call(this, error, connection);
  }

  get #isLast(): boolean {
    return this.#place === this.#steps.length - 1;
  }
}

/** Sends the steps in one round trip; resolves with the answer of the last one. */
export function roundTrip(
  client: pg.ClientBase,
  prepared: PreparedStatements,
  steps: readonly Step[],
): Promise<Answer> {
  return new Promise<Answer>((resolve, reject) => {
    client.query(new RoundTrip(steps, prepared, { resolve, reject }) as unknown as pg.Submittable);
  }).catch((error: unknown) => {
    // The stack that pg gives leads to the socket; this one leads to the caller.
    if (error instanceof Error) Error.captureStackTrace(error, roundTrip);
    throw error;
  });
}

/**
 * A prepared statement that is not there (26000), or whose result has another shape since a migration (0A000): nothing ran,
 * and the same statement works when it is prepared anew.
 */
export function isLostStatement(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: string; message?: string };
  return code === '26000' || (code === '0A000' && message?.includes('cached plan') === true);
}
