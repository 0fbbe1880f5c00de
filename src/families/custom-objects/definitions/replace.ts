import { isDeepStrictEqual } from 'node:util';
import type {
  CustomObject,
  CustomObjectDefinition,
  CustomObjectDefinitionInput,
  CustomObjectDefinitionReplaced,
  CustomObjectDependent,
  CustomObjectImpact,
  Job,
} from '#generated/types.gen.ts';
import type { ReplaceCustomObjectDefinitionInput } from '#generated/families/custom-objects/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { startBackgroundJob } from '#src/domain/background-jobs/index.ts';
import { withoutTrace } from '#src/domain/bulk/index.ts';
import { forgetFieldSets, lockDefinitions } from '#src/domain/field-values/index.ts';
import { changesBetween, recordHistory } from '#src/domain/history/index.ts';
import { planHashOf, requireSamePlan } from '#src/domain/merge/index.ts';
import { jsonb, parseRecord, reviseRecord } from '#src/platform/db/query/index.ts';
import { bounded, conflict } from '#src/platform/errors/index.ts';
import { maxDependents, selectNamingViews, selectRollupsOver } from './dependents.queries.ts';
import { impactOf } from './impact.ts';
import { finishMigration } from './migrate.ts';
import { isUnderWay, migrationKind, migrationTopic, type MigrationInput } from './migrate-job.ts';
import { findMigration } from './migrate.queries.ts';
import type { Migration } from './migration.rules.ts';
import { renameRequired } from './lifecycle.rules.ts';
import { renameKeys } from './name-template.rules.ts';
import { findObjects } from './objects.queries.ts';
import { requireLocked } from './objects.ts';
import { applyOperations } from './operations.rules.ts';
import { migrationFor } from './plan-migration.ts';
import { settleParts } from './settle-definition.ts';
import { storeDefinition } from './store-definition.ts';

type Body = ReplaceCustomObjectDefinitionInput['body'];

export async function replaceCustomObjectDefinition(
  ctx: WriteContext,
  input: ReplaceCustomObjectDefinitionInput,
): Promise<CustomObjectDefinitionReplaced> {
  await lockDefinitions(ctx.db);
  const replaceOnce = () => replaceDefinition(ctx, input);
  return input.body.is_dry_run === true ? withoutTrace(ctx.db, replaceOnce) : replaceOnce();
}

async function replaceDefinition(
  ctx: WriteContext,
  { path, body }: ReplaceCustomObjectDefinitionInput,
): Promise<CustomObjectDefinitionReplaced> {
  const object = await requireIdle(ctx, await requireLocked(ctx, path.id, body.expected_revision));
  const wanted =
    body.operations === undefined ? body.definition! : applyOperations(object.definition, body.operations);
  const renamed = renamesIn(object.definition, wanted, body.field_map ?? {});
  const carried = carryRenames(object, renamed);
  const definition = await settleParts(ctx, carried, wanted, {
    renamed,
    place: body.operations === undefined ? 'body.definition' : 'body.operations',
  });
  const after: CustomObject = { ...carried, ...countsOf(definition), definition };
  const impact = await impactOf(ctx, { before: object, after: definition, request: body });
  const dependents = await dependentsOf(ctx, object, definition);
  const planHash = hashOf(object, wanted, body, impact);
  if (body.is_dry_run === true)
    return {
      custom_object: { ...after, record_count: (await show(ctx, object.id)).record_count },
      is_dry_run: true,
      impact,
      dependents,
      plan_hash: planHash,
      job: null,
    };
  requireSamePlan(planHash, body.plan_hash);
  refuseBlocked(impact);
  const migration = migrationFor(object, definition, body, impact);
  if (migration === null && isSame(object, after))
    return {
      custom_object: await show(ctx, object.id),
      is_dry_run: false,
      impact,
      dependents,
      plan_hash: null,
      job: null,
    };
  const job = await store(ctx, object, after, migration, body.field_map);
  return {
    custom_object: await show(ctx, object.id),
    is_dry_run: false,
    impact,
    dependents,
    plan_hash: null,
    job,
  };
}

/** 409 while a change is being applied. One whose job has failed is carried to its end first: the records must have one definition. */
async function requireIdle(ctx: WriteContext, object: CustomObject): Promise<CustomObject> {
  if (object.status === 'active') return object;
  if (await isUnderWay(ctx, object))
    throw conflict(
      'A change of the definition is being applied to the records (migrating). Wait for its job to end, and try again.',
    );
  const left = await findMigration(ctx.db, object.id);
  if (left?.migration != null) await finishMigration(ctx, object.id, left.migration);
  return (await findObjects(ctx.db, null, [object.id]))[0]!;
}

/** The custom object as the caller sees it. */
const show = async (ctx: WriteContext, id: string): Promise<CustomObject> =>
  (await findObjects(ctx.db, ctx, [id]))[0]!;

/** Entries of `field_map` that lead to a new field, which takes over the former one under another key. */
function renamesIn(
  { fields }: CustomObjectDefinition,
  wanted: CustomObjectDefinitionInput,
  map: Readonly<Record<string, string | undefined>>,
): ReadonlyMap<string, string> {
  const had = (key: string) => fields.some((field) => field.key === key);
  const has = (key: string) => (wanted.fields ?? fields).some((field) => field.key === key);
  return new Map(
    Object.entries(map).flatMap(([from, to]): [string, string][] =>
      to !== undefined && had(from) && !has(from) && !had(to) && has(to) ? [[from, to]] : [],
    ),
  );
}

/** The custom object with the new keys of its fields where its other parts name them. */
function carryRenames(object: CustomObject, renamed: ReadonlyMap<string, string>): CustomObject {
  const { definition, name_template: template } = object;
  const { lifecycle } = definition;
  return {
    ...object,
    name_template: template === null ? null : renameKeys(template, renamed),
    definition: {
      ...definition,
      lifecycle: lifecycle && renameRequired(lifecycle, renamed),
    },
  };
}

const countsOf = ({ fields, lifecycle, relationships }: CustomObjectDefinition) => ({
  has_lifecycle: lifecycle !== null,
  field_count: fields.length,
  relationship_count: relationships.length,
});

const hashOf = (
  { id, revision }: CustomObject,
  wanted: CustomObjectDefinitionInput,
  { state_map = {}, field_map = {}, drop_values = false }: Body,
  impact: readonly CustomObjectImpact[],
): string => planHashOf({ id, revision, wanted, state_map, field_map, drop_values, impact });

async function dependentsOf(
  ctx: WriteContext,
  { id, definition: before }: CustomObject,
  after: CustomObjectDefinition,
): Promise<CustomObjectDependent[]> {
  const left = new Set([...after.fields, ...after.rollups].map(({ key }) => key));
  const keys = [...before.fields, ...before.rollups].flatMap(({ key }) => (left.has(key) ? [] : key));
  const relationships = before.relationships.filter(
    (former) => !after.relationships.some((each) => each.id === former.id),
  );
  const found = await Promise.all([
    selectNamingViews(ctx.db, id, keys),
    selectRollupsOver(ctx.db, id, keys, relationships),
  ]);
  return found.flat().slice(0, maxDependents);
}

const maxMessage = 900;

function refuseBlocked(impact: readonly CustomObjectImpact[]): void {
  const blocking = impact.filter((each) => each.is_blocking).map(({ message }) => message);
  if (blocking.length > 0) throw conflict(bounded(blocking.join(' '), maxMessage));
}

const isSame = (before: CustomObject, after: CustomObject): boolean =>
  isDeepStrictEqual([before.definition, before.name_template], [after.definition, after.name_template]);

/** Stores the definition and starts the job for the records, if they have anything to change. */
async function store(
  ctx: WriteContext,
  before: CustomObject,
  after: CustomObject,
  migration: Migration | null,
  map: Body['field_map'],
): Promise<Job | null> {
  const { id } = before;
  await storeDefinition(ctx, before, after.definition, map);
  const job =
    migration === null
      ? null
      : await startBackgroundJob(ctx, {
          kind: migrationKind,
          topic: migrationTopic(id),
          input: { customObjectId: id } satisfies MigrationInput,
        });
  const started = job === null ? null : ((typeof job === 'string' ? parseRecord(job) : job) as Job);
  await reviseRecord(
    ctx.db,
    'custom_objects',
    id,
    {
      name_template: after.name_template,
      definition_version: before.definition_version + 1,
      ...(migration !== null && {
        status: 'migrating',
        migration: jsonb(migration),
        migration_job_id: started!.id,
      }),
    },
    ctx.now,
  );
  forgetFieldSets(ctx.identity.tenantId);
  const changes = changesBetween(before.definition, after.definition, [
    'fields',
    'lifecycle',
    'relationships',
    'rollups',
  ]);
  recordHistory(ctx, {
    kind: 'custom_object',
    id,
    action: 'definition_replaced',
    ...(changes !== null && { changes }),
  });
  return started;
}
