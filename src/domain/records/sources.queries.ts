import { sql, type RawBuilder } from 'kysely';
import type { SubjectKind } from '#generated/types.gen.ts';
import { involvedInPrivateTask, isLiveTask } from '#src/domain/visibility/index.ts';

/** Where records of a kind are. Tables have aliases that no statement around has. */
export interface RecordSource {
  /** Tables with their joins. */
  readonly from: RawBuilder<unknown>;
  readonly id: RawBuilder<string>;
  /** What people know the record by; never null. */
  readonly name: RawBuilder<string>;
  /** Neither deleted nor merged, and on nothing that is. */
  readonly isLive: RawBuilder<boolean>;
  /** Who may see the record besides those who manage its kind; null for everybody with the permission. Absent: no record is private. */
  readonly onlyFor?: RawBuilder<string[] | null>;
}

export type StoredKind = Exclude<SubjectKind, 'comment'>;

const ofTask = { isLive: isLiveTask('_task'), onlyFor: involvedInPrivateTask('_task') };

/** Kinds whose records are stored here. One that is missing is answered as unknown until its family adds its line. */
export const sources: Readonly<Partial<Record<StoredKind, RecordSource>>> = {
  client: {
    from: sql`clients _client`,
    id: sql`_client.id`,
    name: sql`_client.name`,
    isLive: sql`_client.deleted_at is null`,
  },
  client_note: {
    from: sql`client_notes _note join clients _client on _client.tenant_id = _note.tenant_id and _client.id = _note.client_id`,
    id: sql`_note.id`,
    name: sql`coalesce(_note.title, left(_note.body_text, 80))`,
    isLive: sql`_note.deleted_at is null and _client.deleted_at is null`,
  },
  task: { from: sql`tasks _task`, id: sql`_task.id`, name: sql`_task.name`, ...ofTask },
  task_stage: {
    from: sql`task_stages _stage join tasks _task on _task.tenant_id = _stage.tenant_id and _task.id = _stage.task_id`,
    id: sql`_stage.id`,
    name: sql`_stage.name`,
    ...ofTask,
  },
  ticket: {
    from: sql`tickets _ticket`,
    id: sql`_ticket.id`,
    name: sql`_ticket.subject`,
    isLive: sql`_ticket.deleted_at is null and _ticket.merged_into_id is null`,
    onlyFor: sql`case when _ticket.is_private then _ticket.assigned_to || _ticket.created_by end`,
  },
  escalation: {
    from: sql`escalations _escalation`,
    id: sql`_escalation.id`,
    name: sql`_escalation.title`,
    isLive: sql`true`,
  },
  // Old records name people who have left.
  user: { from: sql`users _user`, id: sql`_user.id`, name: sql`_user.name`, isLive: sql`true` },
};

export const storedKinds = Object.keys(sources) as StoredKind[];
