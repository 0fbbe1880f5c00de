import { sql } from 'kysely';
import type { ProcessUser } from '#src/call/parts.ts';
import { liveServices } from '#src/domain/client-services/index.ts';

/** Services that a process delivers keep it from being deleted. */
export const deliveredProcesses: ProcessUser = {
  async describe({ db }, processDefinitionId) {
    const { count } = await liveServices(db)
      .where('s.process_definition_id', '=', processDefinitionId)
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow();
    if (count === 0) return undefined;
    return count === 1 ? '1 service of the catalogue' : `${count} services of the catalogue`;
  },
};
