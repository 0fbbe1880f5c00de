import { sql } from 'kysely';
import type {
  AttachmentRef,
  FormElement,
  FormRespondent,
  FormSubmission,
  RecordRef,
} from '#generated/types.gen.ts';
import type { FormsHandlers } from '#generated/families/forms/handlers.ts';
import { searched } from '#src/domain/filters/index.ts';
import { namedRefFrom } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  before,
  emptyLast,
  iso,
  isoOrNull,
  list,
  oneOf,
  oneOfIds,
  oneOfNumbers,
  parseRecord,
  record,
  recordFilters,
  recordSorts,
  selectRecord,
  since,
  type Listing,
} from '#src/platform/db/query/index.ts';

type Input<H> = H extends (ctx: never, input: infer I) => unknown ? I : never;
type Query =
  Input<NonNullable<FormsHandlers['listFormSubmissions']>> extends { readonly query: infer Q } ? Q : never;

const present = (db: Db) =>
  db
    .selectFrom('form_submissions as s')
    .innerJoin('forms as f', (join) =>
      join.onRef('f.tenant_id', '=', 's.tenant_id').onRef('f.id', '=', 's.form_id'),
    )
    .where('s.erased_at', 'is', null);

const files = sql<AttachmentRef[]>`(
  select coalesce(json_agg(json_build_object('id', u.id, 'file_name', u.file_name, 'content_type', u.content_type, 'size', u.size_bytes) order by u.created_at, u.id), '[]')
  from form_uploads u where u.tenant_id = s.tenant_id and u.submission_id = s.id and u.status <> 'refused')`;

const respondent = sql<FormRespondent>`json_build_object('name', s.respondent_name, 'email', s.respondent_email, 'client_id', s.client_id, 'user_id', s.user_id)`;

/** Names of records depend on who looks: those who call fill them in. */
const relatedRecord = sql<RecordRef | null>`case when s.record_id is not null then json_build_object('kind', s.record_kind, 'id', s.record_id, 'name', null) end`;

/** The contract's representation of a submission, without the names of records. */
const submissionRecord = (submissions: ReturnType<typeof present>) =>
  record<FormSubmission>()(
    submissions.select([
      's.id',
      namedRefFrom('f.id', 'f.name').as('form'),
      's.form_version',
      's.status',
      as<FormSubmission['answers']>()('s.answers').as('answers'),
      files.as('files'),
      respondent.as('respondent'),
      relatedRecord.as('record'),
      's.source_url',
      sql<number | null>`s.spam_score::float8`.as('spam_score'),
      as<FormSubmission['spam_signals']>()('s.spam_signals').as('spam_signals'),
      's.hold_reason',
      's.hold_details',
      as<RecordRef[]>()('s.created_records').as('created_records'),
      's.reviewed_by',
      isoOrNull('s.reviewed_at').as('reviewed_at'),
      's.rejection_reason',
      isoOrNull('s.submitted_at').as('submitted_at'),
      isoOrNull('s.finished_at').as('finished_at'),
      's.revision',
      iso('s.created_at').as('created_at'),
      iso('s.updated_at').as('updated_at'),
    ]),
  );

const { created_by: _createdBy, ...filters } = recordFilters('s') as ReturnType<typeof recordFilters> & {
  created_by?: unknown;
};

export const submissionList = list<Listing<Omit<Query, 'filter_group'>, FormSubmission>>()({
  rows: present,
  record: submissionRecord,
  id: 's.id',
  filters: {
    ...filters,
    form_id: oneOfIds('s.form_id'),
    form_version: oneOfNumbers('s.form_version'),
    status: {
      condition: (statuses: readonly string[]) => sql<boolean>`s.status = any(${statuses}::text[])`,
      absent: () => sql<boolean>`s.status in ('submitted', 'held', 'ready', 'rejected')`,
    },
    hold_reason: oneOf('s.hold_reason'),
    client_id: (ids: readonly string[]) =>
      sql<boolean>`(s.client_id = any(${ids}::uuid[]) or exists (select from unnest(${ids}::uuid[]) as wanted (id)
        where s.created_records @> jsonb_build_array(jsonb_build_object('kind', 'client', 'id', wanted.id))))`,
    record_id: oneOfIds('s.record_id'),
    respondent_email: (email: string) => sql<boolean>`s.respondent_email = lower(${email})`,
    submitted_after: since('s.submitted_at'),
    submitted_before: before('s.submitted_at'),
    search: searched('s.id', 'search_form_submissions'),
  },
  sorts: {
    submitted_at: emptyLast('s.submitted_at'),
    ...recordSorts('s'),
    spam_score: emptyLast('s.spam_score'),
  },
});

export async function selectSubmission(db: Db, id: string): Promise<FormSubmission | undefined> {
  const found = await selectRecord(db, submissionRecord(present(db).where('s.id', '=', id)));
  return found && parseRecord(found);
}

/** Elements of the versions of a form, the latest first: answers to older ones are found by their questions. */
export async function selectElements(db: Db, formId: string): Promise<FormElement[][]> {
  const { rows } = await sql<{ elements: FormElement[] }>`
    select elements from form_versions where form_id = ${formId}::uuid order by version desc limit 20`.execute(
    db,
  );
  return rows.map(({ elements }) => elements);
}
