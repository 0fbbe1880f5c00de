import type { AutomationConfig, AutomationProblem } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

/** Steps that make tasks from processes which no task can be made from any more; those that an expression names are not known before it runs. */
export async function processProblems(
  db: Db,
  { nodes }: Pick<AutomationConfig, 'nodes'>,
): Promise<AutomationProblem[]> {
  const named = nodes.flatMap((node) => {
    const id = node.type === 'action' ? node.config.inputs?.['process_definition_id'] : undefined;
    return typeof id === 'string' && isId.test(id) ? [{ key: node.key, id: id.toLowerCase() }] : [];
  });
  if (named.length === 0) return [];
  const ids = named.map(({ id }) => id);
  const archived = await db
    .selectFrom('process_definitions')
    .where('id', 'in', ids)
    .where((e) => e.or([e('status', '=', 'archived'), e('deleted_at', 'is not', null)]))
    .select(['id', 'name', 'deleted_at'])
    .execute();
  return named.flatMap(({ key, id }) => {
    const process = archived.find((one) => one.id === id);
    if (process === undefined) return [];
    const message =
      process.deleted_at === null
        ? `The process ${process.name} is archived, so it starts no tasks. Unarchive it, or choose another.`
        : `The process ${process.name} was deleted. Choose another.`;
    return [
      {
        severity: 'error' as const,
        code: 'unknown_record' as const,
        node_key: key,
        place: 'config.inputs.process_definition_id',
        message: message.slice(0, 1_000),
      },
    ];
  });
}

const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
