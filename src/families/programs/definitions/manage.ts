import type {
  ProgramDefinitionManaged,
  ProgramDefinitionProcess,
  ProgramDefinitionProcessInput,
  ProgramDefinitionService,
} from '#generated/types.gen.ts';
import type { ManageProgramDefinitionInput } from '#generated/families/programs/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { tenThousandths } from '#src/domain/billing/index.ts';
import { changesBetween, recordHistory } from '#src/domain/history/index.ts';
import { archivedAt } from '#src/domain/options/index.ts';
import { NamedRecords } from '#src/domain/references/index.ts';
import { counted } from '#src/platform/counted.ts';
import { holdName, insertRecord, parseRecord, reviseRecord, storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, invalid, nameTaken, notFound } from '#src/platform/errors/index.ts';
import { tidyIds, tidyTags } from '#src/platform/tidy.ts';
import { checkSchedule } from '#src/domain/programs/index.ts';
import * as queries from './definitions.queries.ts';
import { replaceProcesses, replaceServices, selectProcesses, selectServices } from './parts.queries.ts';

type Body = ManageProgramDefinitionInput['body'];

/** A definition with its parts: what a request can change. */
interface Content extends Omit<queries.StoredDefinition, 'id' | 'revision'> {
  readonly processes: readonly ProgramDefinitionProcess[];
  readonly services: readonly ProgramDefinitionService[];
}

const tracked = ['name', 'description', 'tags', 'archived_at', 'processes', 'services'] as const;

export async function manageProgramDefinition(
  ctx: WriteContext,
  { body }: ManageProgramDefinitionInput,
): Promise<ProgramDefinitionManaged> {
  const parts = { processes: processesOf(body, ctx.now), services: servicesOf(body) };
  // Names are unique in the agency: one after another looks for them.
  await holdName(ctx.db, 'names of program definitions');
  const before = await findMatch(ctx, body.match);
  if (before !== undefined) checkRevision(before.revision, body.expected_revision);
  await requireParts(ctx, body, before === undefined ? undefined : await contentOf(ctx, before));
  const { id, outcome } =
    before === undefined ? await create(ctx, body, parts) : await change(ctx, before, body, parts);
  const definition = (await queries.selectDefinition(ctx.db, id))!;
  return { outcome, program_definition: parseRecord(definition) };
}

type Outcome = { readonly id: string; readonly outcome: ProgramDefinitionManaged['outcome'] };

interface GivenParts {
  readonly processes: ProgramDefinitionProcess[] | undefined;
  readonly services: ProgramDefinitionService[] | undefined;
}

async function findMatch(
  ctx: WriteContext,
  match: Body['match'],
): Promise<queries.StoredDefinition | undefined> {
  if (match === undefined) return undefined;
  if (match.id === undefined) return queries.lockDefinitionByName(ctx.db, match.name!.trim());
  const definition = await queries.lockDefinition(ctx.db, storedId(match.id));
  if (definition === undefined) throw notFound('program definition', match.id);
  return definition;
}

async function create(ctx: WriteContext, body: Body, { processes, services }: GivenParts): Promise<Outcome> {
  const name = (body.name ?? body.match?.name)?.trim();
  if (name === undefined) throw invalid('body.name', 'is required for a new definition.');
  await requireFreeName(ctx, name, null);
  const id = await insertRecord(
    ctx.db,
    'program_definitions',
    {
      name,
      description: body.description ?? null,
      tags: tidyTags(body.tags ?? []),
      archived_at: archivedAt(body, null, ctx.now),
      created_by: ctx.identity.userId,
    },
    ctx.now,
  );
  await replaceProcesses(ctx.db, id, processes ?? []);
  await replaceServices(ctx.db, id, services ?? []);
  recordHistory(ctx, { kind: 'program_definition', id, action: 'created' });
  return { id, outcome: 'created' };
}

async function change(
  ctx: WriteContext,
  stored: queries.StoredDefinition,
  body: Body,
  given: GivenParts,
): Promise<Outcome> {
  const { id } = stored;
  const before = await contentOf(ctx, stored);
  const after: Content = {
    name: body.name?.trim() ?? before.name,
    description: body.description === undefined ? before.description : body.description,
    tags: body.tags === undefined ? before.tags : tidyTags(body.tags),
    archived_at:
      body.is_archived === undefined ? before.archived_at : archivedAt(body, before.archived_at, ctx.now),
    processes: given.processes ?? before.processes,
    services: given.services ?? before.services,
  };
  const changes = changesBetween(before, after, tracked);
  if (changes === null) return { id, outcome: 'unchanged' };
  if (after.name !== before.name) await requireFreeName(ctx, after.name, id);
  if (after.archived_at !== null && before.archived_at === null) await requireUnused(ctx, id, before.name);
  const { processes, services, ...values } = after;
  await reviseRecord(ctx.db, 'program_definitions', id, values, ctx.now);
  if (given.processes !== undefined) await replaceProcesses(ctx.db, id, processes);
  if (given.services !== undefined) await replaceServices(ctx.db, id, services);
  recordHistory(ctx, { kind: 'program_definition', id, action: 'updated', changes });
  return { id, outcome: 'updated' };
}

const contentOf = async (
  ctx: WriteContext,
  { id, revision: _revision, ...values }: queries.StoredDefinition,
): Promise<Content> => ({
  ...values,
  processes: await selectProcesses(ctx.db, id),
  services: await selectServices(ctx.db, id),
});

/** 409 when another definition has the name. */
async function requireFreeName(ctx: WriteContext, name: string, ownId: string | null): Promise<void> {
  const namesake = await queries.findNamesake(ctx.db, name, ownId);
  if (namesake !== undefined)
    throw nameTaken(`A program definition named "${namesake.name}" already exists (${namesake.id}).`);
}

/** 409 with their number while unarchived programs deliver it. */
async function requireUnused(ctx: WriteContext, id: string, name: string): Promise<void> {
  const count = await queries.countPrograms(ctx.db, id);
  if (count > 0)
    throw conflict(
      `The definition "${name}" is used by ${counted(count, 'program')}. Archive them with updateProgram first.`,
    );
}

/** Processes as they are stored, with the defaults of what the request leaves out. 400 for one that is named twice. */
function processesOf({ processes }: Body, now: Date): ProgramDefinitionProcess[] | undefined {
  processes?.forEach((process, index) => checkSchedule(process, `body.processes[${index}]`, now));
  return unique(processes?.map(processOf), (process) => process.process_definition_id, 'processes');
}

const processOf = (process: ProgramDefinitionProcessInput): ProgramDefinitionProcess => ({
  process_definition_id: storedId(process.process_definition_id),
  recurrence: process.recurrence ?? null,
  lead_days: process.lead_days ?? 0,
  due_in_days: process.due_in_days ?? null,
  day_shift: process.day_shift ?? 'none',
  catch_up: process.catch_up ?? 'none',
  task_name_template: process.task_name_template ?? null,
  assigned_to: tidyIds(process.assigned_to ?? []),
});

function servicesOf({ services }: Body): ProgramDefinitionService[] | undefined {
  services?.forEach(({ quantity }, index) => tenThousandths(quantity, `body.services[${index}].quantity`));
  const stored = services?.map(({ service_id: id, quantity }) => ({ service_id: storedId(id), quantity }));
  return unique(stored, (service) => service.service_id, 'services');
}

function unique<T>(parts: T[] | undefined, idOf: (part: T) => string, name: string): T[] | undefined {
  const ids = (parts ?? []).map(idOf);
  const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  if (twice >= 0) throw invalid(`body.${name}[${twice}]`, `names ${ids[twice]} a second time.`);
  return parts;
}

/** 400 for a process, service or member that the agency does not have; those that the definition had may stay. */
async function requireParts(
  ctx: WriteContext,
  { processes, services }: Body,
  known: Content | undefined,
): Promise<void> {
  const kept = new Set([
    ...(known?.processes ?? []).flatMap((process) => [process.process_definition_id, ...process.assigned_to]),
    ...(known?.services ?? []).map((service) => service.service_id),
  ]);
  const named = new NamedRecords(kept);
  processes?.forEach((process, index) => {
    const place = `body.processes[${index}]`;
    named
      .add('process', process.process_definition_id, `${place}.process_definition_id`)
      .addAll('working_member', process.assigned_to, `${place}.assigned_to`);
  });
  services?.forEach(({ service_id: id }, index) =>
    named.add('client_service', id, `body.services[${index}].service_id`),
  );
  await named.require(ctx);
}
