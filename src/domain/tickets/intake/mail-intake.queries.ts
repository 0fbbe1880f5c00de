import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import { insertRecord, isoOrNull, reviseRecord } from '#src/platform/db/query/index.ts';

/** What an address takes: messages, or reports of what became of ours. */
export type IntakeKind = 'mail' | 'events';

/** An address of the agency's intake, as a call is judged by it. */
export interface StoredIntake {
  readonly id: string;
  readonly kind: IntakeKind;
  readonly secret_sealed: Buffer;
  readonly former_secret_sealed: Buffer | null;
  readonly former_secret_expires_at: string | null;
  readonly authserv_id: string | null;
}

const intakes = (db: Db) =>
  db
    .selectFrom('mail_intakes as i')
    .select([
      'i.id',
      sql<IntakeKind>`i.kind`.as('kind'),
      'i.secret_sealed',
      'i.former_secret_sealed',
      isoOrNull('i.former_secret_expires_at').as('former_secret_expires_at'),
      'i.authserv_id',
    ]);

export const findIntake = (db: Db, id: string): Promise<StoredIntake | undefined> =>
  intakes(db).where('i.id', '=', id).executeTakeFirst();

export const findIntakeOf = (db: Db, kind: IntakeKind): Promise<StoredIntake | undefined> =>
  intakes(db).where('i.kind', '=', kind).executeTakeFirst();

export interface IntakeRow {
  readonly secret_sealed: Buffer;
  readonly former_secret_sealed: Buffer | null;
  readonly former_secret_expires_at: Date | null;
  readonly authserv_id: string | null;
  readonly domain: string | null;
}

export const insertIntake = (db: Db, kind: IntakeKind, row: IntakeRow, now: Date): Promise<string> =>
  insertRecord(
    db,
    'mail_intakes',
    { kind, ...row, former_secret_expires_at: row.former_secret_expires_at?.toISOString() ?? null },
    now,
  );

export const updateIntake = (db: Db, id: string, row: Partial<IntakeRow>, now: Date): Promise<void> => {
  const { former_secret_expires_at: expiresAt, ...values } = row;
  return reviseRecord(
    db,
    'mail_intakes',
    id,
    {
      ...values,
      ...(expiresAt !== undefined && { former_secret_expires_at: expiresAt?.toISOString() ?? null }),
    },
    now,
  );
};
