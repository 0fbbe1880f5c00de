import { sql, type RawBuilder } from 'kysely';
import { isLiveTask, isShownTo, type RecordViewer } from '#src/domain/visibility/index.ts';

// Where the feed of clients comes from: the audit log for clients, notes and comments, and the history of tasks. Every source has
// the same columns, and the client, record and instant in columns that an index has, so that filters reach it.

/** A source of entries `h`, about the client `k`. */
interface Source {
  readonly from: RawBuilder<unknown>;
  readonly where: RawBuilder<boolean>;
  readonly kind: RawBuilder<string>;
  readonly id: RawBuilder<string>;
  readonly name: RawBuilder<string | null>;
  /** The action, where it is not that of the entry. */
  readonly action?: RawBuilder<string>;
  /** The task that the record is a part of. */
  readonly taskId?: RawBuilder<string>;
  readonly taskName?: RawBuilder<string>;
  /** Whose status options the record has: its profile, or the template of the stage. */
  readonly statusSet?: RawBuilder<string>;
}

const noId = sql<string>`null::uuid`;
const noText = sql<string>`null::text`;

const audited = {
  changes: sql`null::jsonb`,
  details: sql`'{}'::jsonb`,
  previous: sql`h.previous`,
  new_values: sql`h.new_values`,
  correlation_id: sql`h.request_id`,
  occurred_at: sql`h.created_at`,
};
const ofTask = {
  changes: sql`h.changes`,
  details: sql`h.details`,
  previous: sql`'{}'::jsonb`,
  new_values: sql`'{}'::jsonb`,
  correlation_id: sql`h.correlation_id`,
  occurred_at: sql`h.occurred_at`,
};

const entries = (source: Source, own: typeof audited): RawBuilder<unknown> => sql`
  select h.id, k.id as client_id, k.name as client_name, k.slug as client_slug, ${source.kind}::text as record_kind,
    ${source.id} as record_id, ${source.name}::text as record_name, ${source.taskId ?? noId} as task_id,
    ${source.taskName ?? noText}::text as task_name, ${source.statusSet ?? noId} as status_set_id,
    ${source.action ?? sql`h.action`}::text as action, h.changed_fields, ${own.changes} as changes, ${own.details} as details,
    ${own.previous} as previous, ${own.new_values} as new_values, h.reason::text as reason, h.actor_type, h.actor_id,
    h.actor_name::text as actor_name, ${own.correlation_id} as correlation_id, ${own.occurred_at} as occurred_at
  from ${source.from} where ${source.where}`;

const clients = (id: string) => sql`join clients k on k.tenant_id = h.tenant_id and k.id = ${sql.ref(id)}`;
const isLiveClient = sql<boolean>`k.deleted_at is null`;
const tasks = (id: string) => sql`join tasks t on t.tenant_id = h.tenant_id and t.id = ${sql.ref(id)}`;
const stages = (id: string) => sql`join task_stages s on s.tenant_id = h.tenant_id and s.id = ${sql.ref(id)}`;
const taskName = sql<string>`left(t.name, 300)`;

const ofClients: Source = {
  from: sql`audit_log h ${clients('h.record_id')}`,
  where: sql<boolean>`h.record_kind = 'client' and (${isLiveClient} or h.action = 'deleted')`,
  kind: sql`'client'`,
  id: sql`h.record_id`,
  name: sql`left(k.name, 300)`,
  statusSet: sql`k.profile_id`,
};

const noteName = sql<string>`left(coalesce(n.title, n.body_text), 80)`;

/** Marks of members on notes are their own. */
const ofNotes: Source = {
  from: sql`audit_log h join client_notes n on n.tenant_id = h.tenant_id and n.id = h.record_id ${clients('n.client_id')}`,
  where: sql<boolean>`h.record_kind = 'client_note' and h.action in ('created', 'updated', 'deleted')
    and ${isLiveClient} and (n.deleted_at is null or h.action = 'deleted')`,
  kind: sql`'client_note'`,
  id: sql`h.record_id`,
  name: sql`case when n.deleted_at is null then ${noteName} end`,
};

/** Comments on records of one kind. That one was written is told of the record, what happens to it later of the comment. */
const ofComments = (kind: string, joins: RawBuilder<unknown>, record: Partial<Source>): Source => ({
  from: sql`audit_log h join comments c on c.tenant_id = h.tenant_id and c.id = h.record_id ${joins}`,
  where: sql<boolean>`h.record_kind = 'comment' and c.record_kind = ${sql.lit(kind)} and c.body_text is not null
    and h.action in ('created', 'updated', 'pinned', 'unpinned', 'file_attached', 'file_detached')
    and ${isLiveClient} and ${record.where ?? sql`true`}`,
  kind: sql`case when h.action = 'created' then ${sql.lit(kind)} else 'comment' end`,
  id: sql`case when h.action = 'created' then c.record_id else c.id end`,
  name: sql`case when h.action = 'created' then ${record.name} else left(c.body_text, 80) end`,
  action: sql`case when h.action = 'created' then 'commented' else h.action end`,
  ...(record.taskId && { taskId: record.taskId, taskName }),
});

/** What the history tells of a stage that is there. */
const isAboutStage = sql<boolean>`(h.stage_id is not null and not h.details ? 'removed'
  and h.action in ('stage_updated', 'substage_updated', 'assigned', 'noted'))`;

function ofTasks(isShown: RawBuilder<boolean>): Source[] {
  const task = {
    kind: sql<string>`'task'`,
    id: sql<string>`h.task_id`,
    name: taskName,
    taskId: sql<string>`h.task_id`,
    taskName,
  };
  const from = sql`task_history h ${tasks('h.task_id')} ${clients('t.client_id')}`;
  return [
    // The audit log has all comments.
    {
      ...task,
      from,
      where: sql<boolean>`${isLiveTask()} and ${isShown} and ${isLiveClient} and h.action <> 'commented' and not ${isAboutStage}`,
    },
    {
      ...task,
      from,
      where: sql<boolean>`h.action in ('deleted', 'merged') and not (${isLiveTask()}) and ${isShown} and ${isLiveClient}`,
    },
    {
      ...task,
      from: sql`${from} ${stages('h.stage_id')}`,
      where: sql<boolean>`${isLiveTask()} and ${isShown} and ${isLiveClient} and ${isAboutStage}`,
      kind: sql`'task_stage'`,
      id: sql`h.stage_id`,
      name: sql`left(s.name, 300)`,
      statusSet: sql`s.status_template_id`,
    },
  ];
}

/** All entries that the viewer may see, as `h`. Of a deleted record only its deletion is among them. */
export function feedEntries(viewer: RecordViewer): RawBuilder<unknown> {
  const isShown = isShownTo('task', viewer, 't');
  const isShownTask = sql<boolean>`${isLiveTask()} and ${isShown}`;
  const onTask = { where: isShownTask, taskId: sql<string>`t.id` };
  const fromAudit = [
    ofClients,
    ofNotes,
    ofComments('client', clients('c.record_id'), { name: sql`left(k.name, 300)` }),
    ofComments(
      'client_note',
      sql`join client_notes n on n.tenant_id = h.tenant_id and n.id = c.record_id ${clients('n.client_id')}`,
      { name: noteName, where: sql<boolean>`n.deleted_at is null` },
    ),
    ofComments('task', sql`${tasks('c.record_id')} ${clients('t.client_id')}`, {
      ...onTask,
      name: taskName,
    }),
    ofComments('task_stage', sql`${stages('c.record_id')} ${tasks('s.task_id')} ${clients('t.client_id')}`, {
      ...onTask,
      name: sql`left(s.name, 300)`,
    }),
  ].map((source) => entries(source, audited));
  const fromTasks = ofTasks(isShown).map((source) => entries(source, ofTask));
  return sql`(${sql.join([...fromAudit, ...fromTasks], sql` union all `)})`;
}
