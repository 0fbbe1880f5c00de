import pg from 'pg';
import { openness } from '#src/domain/visibility/index.ts';
import {
  attemptDeadlines,
  certificationExpiry,
  dueReminders,
  memberCoverage,
} from '#src/families/training/periodic.ts';
import { moveClock } from '#src/platform/db/index.ts';
import { createLogger } from '#src/platform/log.ts';
import { timers } from '#src/platform/timers/index.ts';
import type { Service } from '../../support/service.ts';

/** Time that passes, and the timers of training that notice it. It is the clock of the whole database. */
export class TrainingClock {
  readonly owner: pg.Pool;
  readonly #service: Service;

  constructor(service: Service) {
    this.#service = service;
    this.owner = new pg.Pool({ connectionString: service.ownerUrl, max: 2 });
  }

  async pass(ms: number): Promise<void> {
    const client = await this.owner.connect();
    await moveClock(client, ms).finally(() => client.release());
    const { db } = this.#service;
    await db.clock.read(db.system);
  }

  async fire(): Promise<void> {
    const client = await this.owner.connect();
    const kinds = [attemptDeadlines, certificationExpiry, dueReminders, memberCoverage];
    const work = timers({ openness, db: this.#service.db, log: createLogger('silent'), kinds });
    await work.run((piece) => piece(client)).finally(() => client.release());
  }

  /** Titles of the notifications that somebody got, oldest first. */
  async titlesOf(userId: string): Promise<string[]> {
    const rows = await this.#service.query<{ title: string }>(
      'select title from notifications where user_id = $1 order by created_at, id',
      [userId],
    );
    return rows.map(({ title }) => title);
  }

  async stop(): Promise<void> {
    await this.owner.end();
  }
}
