import type { FormMapping, FormProblem } from '#generated/types.gen.ts';
import type { Permission } from '#generated/permissions.ts';
import type { ReadContext } from '#src/call/context.ts';
import { loadFieldSet, loadObjectFieldSet, type FieldSet } from '#src/domain/field-values/index.ts';
import { selectNamed, type Named, type NamedKindName } from '#src/domain/references/index.ts';
import { selectStartableProcesses } from './publish.queries.ts';

/** What it takes to create each kind of record, or to change a client that is found. */
const rights: Readonly<Record<FormMapping['kind'], Permission>> = {
  client: 'clients.create',
  ticket: 'tickets.create',
  task: 'tasks.create',
  custom_object_record: 'objects.edit',
};

/** 403 unless the publisher may do what submissions will do: records are created in the name of who published the version. */
export function demandMappedRights(ctx: Pick<ReadContext, 'demand'>, mappings: readonly FormMapping[]): void {
  for (const mapping of mappings) {
    ctx.demand(rights[mapping.kind]);
    if (mapping.kind === 'client' && mapping.on_match !== undefined && mapping.on_match !== 'keep')
      ctx.demand('clients.edit');
  }
}

/** What mappings name and is gone, or has no field of that key. */
export async function targetFaults(
  ctx: Pick<ReadContext, 'db' | 'identity'>,
  mappings: readonly FormMapping[],
): Promise<FormProblem[]> {
  if (mappings.length === 0) return [];
  const found = new Set(
    (await selectNamed(ctx.db, mappings.flatMap(namedBy))).map(({ kind, id }) => `${kind} ${id}`),
  );
  const processes = mappings.flatMap((mapping) =>
    mapping.kind === 'task' && mapping.process_definition_id != null ? [mapping.process_definition_id] : [],
  );
  const startable =
    processes.length === 0 ? new Set<string>() : await selectStartableProcesses(ctx.db, processes);
  const faults: FormProblem[] = [];
  for (const mapping of mappings) {
    const gone = namedBy(mapping).find(({ kind, id }) => !found.has(`${kind} ${id}`));
    if (gone !== undefined)
      faults.push(
        fault(`The mapping ${mapping.key} names a ${gone.kind.replaceAll('_', ' ')} that no longer exists.`),
      );
    else faults.push(...(await fieldFaults(ctx, mapping)));
    if (
      mapping.kind === 'task' &&
      mapping.process_definition_id != null &&
      !startable.has(mapping.process_definition_id)
    )
      faults.push(fault(`The process of the mapping ${mapping.key} is not published.`));
  }
  return faults;
}

const fault = (message: string): FormProblem => ({ code: 'invalid_mapping', element_key: null, message });

function namedBy(mapping: FormMapping): Named<NamedKindName>[] {
  switch (mapping.kind) {
    case 'client':
      return [{ kind: 'client_profile', id: mapping.profile_id }];
    case 'ticket':
      return [{ kind: 'ticket_inbox', id: mapping.inbox_id }];
    case 'custom_object_record':
      return [{ kind: 'custom_object', id: mapping.custom_object_id }];
    case 'task':
      return mapping.department_id == null ? [] : [{ kind: 'department', id: mapping.department_id }];
  }
}

async function fieldFaults(
  ctx: Pick<ReadContext, 'db' | 'identity'>,
  mapping: FormMapping,
): Promise<FormProblem[]> {
  const keys = mapping.fields.flatMap(({ target }) =>
    target.startsWith('field_values.') ? [target.slice('field_values.'.length)] : [],
  );
  if (keys.length === 0) return [];
  const fields = await fieldsOf(ctx, mapping);
  return keys.flatMap((key) => {
    const field = fields.get(key);
    if (field === undefined)
      return [fault(`The mapping ${mapping.key} fills in the field ${key}, which its records do not have.`)];
    return field.definition.type === 'formula'
      ? [fault(`The mapping ${mapping.key} fills in the field ${key}, which is computed.`)]
      : [];
  });
}

function fieldsOf(ctx: Pick<ReadContext, 'db' | 'identity'>, mapping: FormMapping): Promise<FieldSet> {
  if (mapping.kind === 'custom_object_record') return loadObjectFieldSet(ctx, mapping.custom_object_id);
  return mapping.kind === 'client'
    ? loadFieldSet(ctx, 'client', mapping.profile_id)
    : loadFieldSet(ctx, mapping.kind);
}
