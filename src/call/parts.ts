import type { RawBuilder } from 'kysely';
import type { EventType } from '#generated/events.ts';
import type { Permission } from '#generated/permissions.ts';
import type { Field, StageToolTarget, StageToolType, ViewRecordKind } from '#generated/types.gen.ts';
import type { ViewedList } from '#src/domain/views/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import type { ReadContext, WriteContext } from './context.ts';

/** Something that names fields by their keys outside of records: saved columns, sorts, filters, layouts, stages of processes. */
export interface KeyHolder {
  /** What it is; `getFieldUsage` counts preferences, layouts and processes. */
  readonly kind:
    | 'list_preference'
    | 'layout'
    | 'process'
    | 'view'
    | 'custom_object'
    | 'reply_template'
    | 'map_layer';
  readonly recordKind: Field['record_kind'];
  /** How many of them name the field; those that name it by id count by id. */
  count(db: Db, field: { readonly id: string; readonly key: string }): Promise<number>;
  /** Carries a new key through all of them; returns how many changed. */
  rename(db: Db, from: string, to: string): Promise<number>;
  /**
   * Completes "The field is needed by ...", such as `the names of "Website"`, where it cannot be deleted as long as it is named;
   * undefined when nothing of this kind needs it.
   */
  describeNeed?(db: Db, key: string): Promise<string | undefined>;
}

/**
 * Something that may still need a client, such as active programs or open invoices. `compose.ts` lists
 * them, so that clients need not know who depends on them.
 */
export interface DeletionGuard {
  /** Completes "The client still has ...", such as `2 active programs`; undefined when nothing stands in the way. */
  describe(ctx: Pick<ReadContext, 'db'>, clientId: string): Promise<string | undefined>;
}

/**
 * Something that starts a process, such as schedules, programs or automations. `compose.ts` lists them, so that processes need
 * not know who depends on them.
 */
export interface ProcessUser {
  /** Completes "... is still started by ...", such as `2 schedules`; undefined when nothing of this kind does. */
  describe(ctx: Pick<ReadContext, 'db'>, processDefinitionId: string): Promise<string | undefined>;
}

/**
 * Something that needs a service of the catalogue, such as selections of clients or definitions of programs. `compose.ts` lists
 * them, so that services need not know who depends on them.
 */
export interface ServiceUser {
  /** Completes "The service is still used by ...", such as `2 clients`; undefined when nothing of this kind needs it. */
  describe(ctx: Pick<ReadContext, 'db'>, serviceId: string): Promise<string | undefined>;
}

/**
 * Something that goes on once an invoice is paid, such as enrolments that failed payments have suspended. `compose.ts` lists them, so
 * that invoices need not know who waits for their payment.
 */
export interface PaymentFollower {
  /** The last of what an invoice of the enrolment was due has been paid. */
  follow(ctx: WriteContext<'client_program.resumed'>, clientProgramId: string): Promise<void>;
}

/** Records of one kind that tools of stages may point to; `compose.ts` lists them. Of a kind that nobody keeps, nothing exists. */
export interface ToolTargetKind {
  readonly kind: StageToolTarget['kind'];
  /** Who may see their names. */
  readonly permission: Permission;
  /** Those that exist: a select of `id`, `name` and `is_usable`, which is false for what is archived or has no published version. */
  readonly rows: RawBuilder<{ id: string; name: string; is_usable: boolean }>;
  /** Keeps those of these that exist from being deleted before the transaction ends, where tools that name them keep them. */
  readonly hold?: (ctx: Pick<WriteContext, 'db'>, ids: readonly string[]) => Promise<void>;
}

/** Why what a tool points to cannot be run. */
export interface ToolProblem {
  /** In words, with the cure. */
  readonly text: string;
  /** It stays so until the tool or what it points to is changed, so that no process is published with it. */
  readonly isLasting: boolean;
}

/** Where a tool of a stage is run. */
export interface ToolPlace {
  readonly taskId: string;
  readonly stageId: string;
  readonly clientId: string | null;
  /** What the tool points to. */
  readonly targetId: string;
  /** What was begun there before and goes on; null to begin. */
  readonly continuedId: string | null;
  /** Whether known answers are filled in. */
  readonly isPrefilled: boolean;
}

/** What a tool has started. */
export interface StartedWork {
  readonly id: string;
  /** Where it goes on; null for what goes on by itself. */
  readonly url: string | null;
}

/**
 * What tools of a type run that is not a part of their task, such as forms. `compose.ts` lists them, so that tasks need not know of them.
 */
export interface ToolRunner<E extends EventType = never> {
  readonly type: StageToolType;
  /** Whoever lets those who work on a stage run another one needs it (default: nothing beside the right to publish the process). */
  readonly permission?: Permission;
  /** What keeps it from being run now; undefined for nothing. */
  findProblem(ctx: Pick<ReadContext, 'db' | 'now'>, targetId: string): Promise<ToolProblem | undefined>;
  /** Starts it in the name of the caller, who may use the tool. */
  start(ctx: WriteContext<E>, place: ToolPlace): Promise<StartedWork>;
}

/** Something that goes on with submissions of forms that are about its records, such as a stage of a task. */
export interface SubmissionFollower {
  /** Holds what follows the submission, before the submission itself is locked. */
  hold(ctx: Pick<ReadContext, 'db'>, submission: FollowedSubmission): Promise<void>;
  /** The submission was accepted or rejected, or is gone. */
  follow(
    ctx: WriteContext<'process.instance_updated'>,
    submission: FollowedSubmission,
    became: 'ready' | 'rejected' | 'deleted',
  ): Promise<void>;
}

/** A submission as far as followers have to know it. */
export interface FollowedSubmission {
  readonly form_id: string;
  readonly record_kind: string | null;
  readonly record_id: string | null;
  /** Member who began it. */
  readonly user_id: string | null;
}

/**
 * Something that opens a saved view, such as items of the navigation or widgets of layouts. `compose.ts` lists them, so that views
 * need not know who depends on them.
 */
export interface ViewUser {
  /** Completes "The view is opened by ...", such as `2 items of the navigation`; undefined when nothing of this kind opens it. */
  describe(ctx: Pick<ReadContext, 'db'>, viewId: string): Promise<string | undefined>;
}

/**
 * Something that names departments, such as views that are shared with them. `compose.ts` lists them, so that departments need not
 * know who names them.
 */
export interface DepartmentUser {
  /** Completes "... is the only department of ...", such as `2 items of the navigation`: what would be for everyone without it. */
  describeAlone?(ctx: Pick<ReadContext, 'db'>, departmentId: string): Promise<string | undefined>;
  /** Puts another department in its place, or none. */
  replace(
    ctx: Pick<WriteContext, 'db' | 'now' | 'audit' | 'announce'>,
    from: string,
    to: string | null,
  ): Promise<void>;
}

/**
 * Loads the list of a kind of record. Records of custom objects have a list for each of these; it is undefined for one that the caller
 * may not see.
 */
export type LoadViewedList = (
  ctx: Pick<ReadContext, 'db' | 'identity' | 'can'>,
  customObjectId: string | null,
) => Promise<ViewedList | undefined>;

/**
 * What modules need of others that they must not know, as one list for each question. `compose.ts` fills them in; a test may
 * bring its own.
 */
export interface Parts {
  /** What names custom fields by their keys outside of records. */
  readonly keyHolders: readonly KeyHolder[];
  /** What a client may be needed for. */
  readonly deletionGuards: readonly DeletionGuard[];
  /** What starts processes. */
  readonly processUsers: readonly ProcessUser[];
  /** What a service of the catalogue may be needed for. */
  readonly serviceUsers: readonly ServiceUser[];
  /** What waits for payments of invoices. */
  readonly paymentFollowers: readonly PaymentFollower[];
  /** Records that tools of stages may point to. */
  readonly toolTargets: readonly ToolTargetKind[];
  /** What tools of stages run outside of tasks. */
  readonly toolRunners: readonly ToolRunner<'manual.button'>[];
  /** What goes on with submissions of forms. */
  readonly submissionFollowers: readonly SubmissionFollower[];
  /** The lists of which there are views, loaded when a view is saved or run; undefined for those that are not built. */
  readonly viewedLists: Readonly<Record<ViewRecordKind, LoadViewedList | undefined>>;
  /** What opens views. */
  readonly viewUsers: readonly ViewUser[];
  /** What names departments. */
  readonly departmentUsers: readonly DepartmentUser[];
}
