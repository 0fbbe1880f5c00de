import type { ProcessUser } from '#src/call/parts.ts';
import { liveServices } from '#src/domain/client-services/index.ts';
import { countedIfAny } from '#src/platform/counted.ts';
import { countRows } from '#src/platform/db/query/index.ts';

/** Services that a process delivers keep it from being deleted. */
export const deliveredProcesses: ProcessUser = {
  async describe({ db }, processDefinitionId) {
    const count = await countRows(
      liveServices(db).where('s.process_definition_id', '=', processDefinitionId),
    );
    return countedIfAny(count, 'service of the catalogue', 'services of the catalogue');
  },
};
