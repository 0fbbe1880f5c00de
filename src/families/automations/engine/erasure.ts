import type { Purge } from '#src/platform/jobs/index.ts';

const batch = 500;

/** Empties what executions were given and what their steps came to, once the time is over for which it is kept. */
export const erasure: Purge = {
  name: 'data of automation executions',
  async run(owner) {
    let erased = 0;
    for (;;) {
      const { rowCount } = await owner.query(
        `with due as (
           select tenant_id, id from automation_executions where erase_at < app.now() order by erase_at limit $1 for update skip locked
         ), items as (
           update automation_execution_items i set input = null, output = null from due d where i.tenant_id = d.tenant_id and i.execution_id = d.id
         ), files as (
           delete from automation_answer_files f using due d where f.tenant_id = d.tenant_id and f.execution_id = d.id
         )
         update automation_executions e set input = null, output = null, state = '{}', wake = null, erase_at = null
         from due d where e.tenant_id = d.tenant_id and e.id = d.id`,
        [batch],
      );
      erased += rowCount ?? 0;
      if ((rowCount ?? 0) < batch) return erased;
    }
  },
};
