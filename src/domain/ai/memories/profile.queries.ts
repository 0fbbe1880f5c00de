import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import type { ProfileMemory } from './profile.rules.ts';

/** More than a profile has room for. */
const maxMemories = 1_000;

/** Whom a request is for and about. */
export interface MemoryReader {
  /** Null for the service itself. */
  readonly userId: string | null;
  readonly clientId: string | null;
}

/** What the AI remembers of the agency, of the one it works for and their departments, and of the client that it is about. */
export const selectRemembered = (db: Db, { userId, clientId }: MemoryReader): Promise<ProfileMemory[]> =>
  db
    .selectFrom('ai_memories as m')
    .where('m.status', '=', 'active')
    .where((e) =>
      e.or([
        e('m.scope', '=', 'agency'),
        ...(clientId === null ? [] : [e('m.client_id', '=', clientId)]),
        ...(userId === null
          ? []
          : [
              e('m.user_id', '=', userId),
              sql<boolean>`exists (select 1 from department_members d where d.tenant_id = m.tenant_id and d.department_id = m.department_id and d.user_id = ${userId})`,
            ]),
      ]),
    )
    .orderBy('m.kind')
    .orderBy('m.subject')
    .orderBy('m.id')
    .limit(maxMemories)
    .select(['m.id', 'm.kind', 'm.subject', 'm.statement'])
    .execute();
