import type { Db } from '#src/db/index.ts';
import { selectOne } from './health.queries.ts';

export type HealthState = 'starting' | 'ready' | 'stopping' | 'database unreachable';

const patienceMs = 2000;

/** Whether this process should get requests. */
export class Health {
  readonly #db: Pick<Db, 'system'>;
  state: 'starting' | 'ready' | 'stopping' = 'starting';

  constructor(db: Pick<Db, 'system'>) {
    this.#db = db;
  }

  /** Ready means: started, not stopping, and the database answers. */
  async check(): Promise<HealthState> {
    if (this.state !== 'ready') return this.state;
    return (await this.#databaseAnswers()) ? 'ready' : 'database unreachable';
  }

  async #databaseAnswers(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), patienceMs)));
    const answered = selectOne(this.#db.system).then(() => true, () => false);
    const result = await Promise.race([answered, tooLate]);
    clearTimeout(timer);
    return result;
  }
}
