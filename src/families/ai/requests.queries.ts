import { sql } from 'kysely';
import type { AiRequest, AiRequestSummary } from '#generated/types.gen.ts';
import type { AiHandlers } from '#generated/families/ai/handlers.ts';
import { namedRefOrNull, userRefOrNull } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  by,
  emptyLast,
  iso,
  isoOrNull,
  list,
  oneOf,
  oneOfIds,
  record,
  recordFilters,
  selectRecord,
} from '#src/platform/db/query/index.ts';

/** `ownerId` is whose requests there are to see; null for everybody's. */
const requests = (db: Db, ownerId: string | null) => {
  const all = db.selectFrom('ai_requests as q');
  return ownerId === null ? all : all.where('q.user_id', '=', ownerId);
};

// Its name is for who may see the record: `nameRecords` adds it.
const recordOf = sql<AiRequest['record']>`case when q.record_id is not null then
  json_build_object('kind', q.record_kind, 'id', q.record_id, 'name', null) end`;

/** The contract's representation of a request. */
const requestRecord = (query: ReturnType<typeof requests>) =>
  record<AiRequest>()(
    query.select([
      'q.id',
      as<AiRequest['purpose']>()('q.purpose').as('purpose'),
      'q.status',
      'q.origin',
      userRefOrNull('q.user_id').as('user'),
      namedRefOrNull('ai_presets', 'q.preset_id').as('preset'),
      'q.model',
      recordOf.as('record'),
      'q.input_tokens',
      'q.cached_input_tokens',
      'q.output_tokens',
      'q.credits',
      'q.automation_execution_id',
      'q.correlation_id',
      sql<number>`jsonb_array_length(q.tool_calls)`.as('tool_call_count'),
      'q.duration_ms',
      'q.error',
      iso('q.created_at').as('created_at'),
      isoOrNull('q.finished_at').as('finished_at'),
    ]),
  );

export const aiRequests = list<AiHandlers['listAiRequests'], { ownerId: string | null }>()({
  rows: (db, { ownerId }) => requests(db, ownerId),
  record: requestRecord,
  id: 'q.id',
  filters: {
    ...recordFilters('q'),
    purpose: oneOf('q.purpose'),
    status: oneOf('q.status'),
    user_id: oneOfIds('q.user_id'),
    model: oneOf('q.model'),
    preset_id: oneOfIds('q.preset_id'),
    origin: oneOf('q.origin'),
    record_kind: oneOf('q.record_kind'),
    record_id: oneOfIds('q.record_id'),
  },
  sorts: {
    created_at: by('q.created_at'),
    credits: by('q.credits'),
    duration_ms: emptyLast(by('q.duration_ms')),
    output_tokens: by('q.output_tokens'),
  },
});

export const selectRequest = (db: Db, id: string, ownerId: string | null) =>
  selectRecord(db, requestRecord(requests(db, ownerId).where('q.id', '=', id)));

export interface RequestContent {
  readonly prompt_summary: string | null;
  readonly result_summary: string | null;
  readonly prompt_text: string | null;
  readonly result_text: string | null;
  readonly tool_calls: AiRequestSummary['tool_calls'];
  readonly records_read: readonly {
    readonly kind: AiRequestSummary['records_read'][number]['kind'];
    readonly id: string;
  }[];
  readonly memory_ids: string[];
}

export const findContent = (db: Db, id: string): Promise<RequestContent> =>
  db
    .selectFrom('ai_requests as q')
    .where('q.id', '=', id)
    .select([
      'q.prompt_summary',
      'q.result_summary',
      'q.prompt_text',
      'q.result_text',
      as<RequestContent['tool_calls']>()('q.tool_calls').as('tool_calls'),
      as<RequestContent['records_read']>()('q.records_read').as('records_read'),
      'q.memory_ids',
    ])
    .executeTakeFirstOrThrow();
