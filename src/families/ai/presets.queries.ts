import { sql } from 'kysely';
import type { AiPreset, AiPresetDetails, AiPresetUsage, AiPurpose } from '#generated/types.gen.ts';
import type { AiHandlers } from '#generated/families/ai/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import { searched } from '#src/domain/filters/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  by,
  byName,
  holds,
  iso,
  list,
  nested,
  oneOf,
  otherThan,
  record,
  recordFilters,
  recordSorts,
  selectRecord,
} from '#src/platform/db/query/index.ts';
import { countAutomations, countInboxes } from './preset-uses.queries.ts';

const present = (db: Db) => db.selectFrom('ai_presets as p').where('p.deleted_at', 'is', null);

/** The contract's representation of a preset. */
const presetRecord = (presets: ReturnType<typeof present>) =>
  record<AiPreset>()(
    presets.select([
      'p.id',
      'p.name',
      'p.description',
      'p.purpose',
      'p.model',
      as<AiPreset['tone']>()('p.tone').as('tone'),
      'p.is_default',
      'p.is_built_in',
      'p.revision',
      iso('p.created_at').as('created_at'),
      iso('p.updated_at').as('updated_at'),
      'p.created_by',
    ]),
  );

const usedId = sql.ref<string>('d.id');

const usage = (now: Date) => sql<AiPresetUsage>`(
  select json_build_object('automation_count', ${countAutomations(usedId)}, 'inbox_count', ${countInboxes(usedId)},
    'request_count_30_days', count(*) filter (where r.created_at > ${now}::timestamptz - interval '30 days'),
    'last_used_at', app.iso(max(r.created_at)))
  from ai_requests r where r.tenant_id = d.tenant_id and r.preset_id = d.id)`;

const presentDetails = (db: Db) => db.selectFrom('ai_presets as d').where('d.deleted_at', 'is', null);

/** With what it tells the AI, and how it is used. */
const detailsRecord = (details: ReturnType<typeof presentDetails>, now: Date, db: Db) =>
  record<AiPresetDetails>()(
    details.select([
      nested(db, presetRecord(present(db).where('p.id', '=', sql.ref<string>('d.id')))).as('preset'),
      'd.instructions',
      'd.temperature',
      'd.max_output_tokens',
      'd.language',
      'd.tool_keys',
      as<AiPresetDetails['context_source_keys']>()('d.context_source_keys').as('context_source_keys'),
      'd.is_memory_used',
      usage(now).as('usage'),
    ]),
  );

export const presets = list<AiHandlers['listAiPresets']>()({
  rows: present,
  record: presetRecord,
  id: 'p.id',
  filters: {
    ...recordFilters('p'),
    purpose: oneOf('p.purpose'),
    model: oneOf('p.model'),
    is_default: holds('p.is_default'),
    is_built_in: holds('p.is_built_in'),
    search: searched('p.id', 'search_ai_presets'),
  },
  sorts: {
    name: byName('p.name'),
    purpose: by('p.purpose'),
    ...recordSorts('p'),
  },
});

export const presetDetails = list<AiHandlers['listAiPresetDetails'], { now: Date }>()({
  rows: presentDetails,
  record: (rows, { now }, db) => detailsRecord(rows, now, db),
  id: 'd.id',
  filters: { ...recordFilters('d'), purpose: oneOf('d.purpose') },
  sorts: { name: byName('d.name'), purpose: by('d.purpose'), updated_at: by('d.updated_at') },
});

export const selectPresetDetails = (
  db: Db,
  id: string,
  now: Date,
): Promise<JsonText<AiPresetDetails> | undefined> =>
  selectRecord(db, detailsRecord(presentDetails(db).where('d.id', '=', id), now, db));

export interface StoredPreset {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly purpose: AiPurpose;
  readonly model: string | null;
  readonly tone: AiPreset['tone'];
  readonly instructions: string;
  readonly temperature: number | null;
  readonly max_output_tokens: number | null;
  readonly language: string | null;
  readonly tool_keys: string[];
  readonly context_source_keys: AiPresetDetails['context_source_keys'];
  readonly is_memory_used: boolean;
  readonly is_default: boolean;
  readonly is_built_in: boolean;
  readonly revision: number;
}

/** The preset, which nobody else changes before the transaction ends. */
export const lockPreset = (db: Db, id: string): Promise<StoredPreset | undefined> =>
  db
    .selectFrom('ai_presets')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select([
      'id',
      'name',
      'description',
      'purpose',
      'model',
      'instructions',
      'temperature',
      'max_output_tokens',
      'language',
      'tool_keys',
      'is_memory_used',
      'is_default',
      'is_built_in',
      'revision',
    ])
    .select([
      as<StoredPreset['tone']>()('ai_presets.tone').as('tone'),
      as<StoredPreset['context_source_keys']>()('ai_presets.context_source_keys').as('context_source_keys'),
    ])
    .forUpdate()
    .executeTakeFirst() as Promise<StoredPreset | undefined>;

/** No preset is the default of the purpose any more; answers which one was. */
export async function clearDefault(db: Db, purpose: AiPurpose, now: Date): Promise<string[]> {
  const rows = await db
    .updateTable('ai_presets')
    .set((e) => ({ is_default: false, revision: e('revision', '+', 1), updated_at: now.toISOString() }))
    .where('purpose', '=', purpose)
    .where('is_default', '=', true)
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function isNameTaken(db: Db, name: string, except: string | null): Promise<boolean> {
  const row = await db
    .selectFrom('ai_presets')
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`app.fold(name) = app.fold(${name})`)
    .where(otherThan('id', except))
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}
