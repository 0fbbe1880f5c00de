import { sql } from 'kysely';
import type { AssignmentFeedbackRule } from '#generated/types.gen.ts';
import type { AssignmentsHandlers } from '#generated/console/families/assignments/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  anyOfIds,
  as,
  by,
  iso,
  isoOrNull,
  list,
  oneOf,
  record,
  selectRecord,
  since,
} from '#src/platform/db/query/index.ts';

const rules = (db: Db) => db.selectFrom('assignment_rules as r');

/** The contract's representation of a rule. */
const ruleRecord = (rows: ReturnType<typeof rules>) =>
  record<AssignmentFeedbackRule>()(
    rows.select([
      'r.id',
      as<AssignmentFeedbackRule['effect']>()('r.effect').as('effect'),
      'r.user_ids',
      sql<AssignmentFeedbackRule['conditions']>`json_build_object('client_ids', r.client_ids,
        'process_definition_ids', r.process_definition_ids, 'department_ids', r.department_ids,
        'stage_names', r.stage_names, 'tags', r.tags)`.as('conditions'),
      'r.strength',
      'r.reason',
      'r.decision_id',
      isoOrNull('r.expires_at').as('expires_at'),
      'r.revision',
      iso('r.created_at').as('created_at'),
      iso('r.updated_at').as('updated_at'),
      'r.created_by',
    ]),
  );

export const assignmentRules = list<AssignmentsHandlers['listAssignmentRules'], { readonly now: Date }>()({
  rows: rules,
  record: ruleRecord,
  id: 'r.id',
  filters: {
    user_id: anyOfIds('r.user_ids'),
    effect: oneOf('r.effect'),
    is_expired: (isExpired, { now }) =>
      isExpired
        ? sql<boolean>`r.expires_at <= ${now}`
        : sql<boolean>`(r.expires_at is null or r.expires_at > ${now})`,
    updated_after: since('r.updated_at'),
  },
  sorts: { created_at: by('r.created_at'), updated_at: by('r.updated_at') },
});

export const selectRule = (db: Db, id: string): Promise<JsonText<AssignmentFeedbackRule> | undefined> =>
  selectRecord(db, ruleRecord(rules(db).where('r.id', '=', id)));

/** What a rule says, apart from its reason. Arrays are sorted. */
export interface RuleValues {
  readonly effect: AssignmentFeedbackRule['effect'];
  readonly user_ids: string[];
  readonly client_ids: string[];
  readonly process_definition_ids: string[];
  readonly department_ids: string[];
  readonly stage_names: string[];
  readonly tags: string[];
  readonly strength: number;
  readonly reason: string | null;
  readonly expires_at: Date | null;
}

export interface StoredRule extends RuleValues {
  readonly id: string;
  readonly revision: number;
}

/** The rule, which nobody else changes before the transaction ends. */
export const lockRule = (db: Db, id: string): Promise<StoredRule | undefined> =>
  db
    .selectFrom('assignment_rules as r')
    .where('r.id', '=', id)
    .select([
      'r.id',
      'r.revision',
      as<StoredRule['effect']>()('r.effect').as('effect'),
      'r.user_ids',
      'r.client_ids',
      'r.process_definition_ids',
      'r.department_ids',
      'r.stage_names',
      'r.tags',
      'r.strength',
      'r.reason',
      'r.expires_at',
    ])
    .forUpdate()
    .executeTakeFirst() as Promise<StoredRule | undefined>;

/** Rules that are not expired, apart from one: how many, and whether one of them says the same. */
export async function compareRules(
  db: Db,
  values: RuleValues,
  except: string | null,
  now: Date,
): Promise<{ count: number; hasSame: boolean }> {
  const { rows } = await sql<{ count: number; hasSame: boolean }>`
    select count(*)::integer as count, coalesce(bool_or(r.effect = ${values.effect} and r.user_ids = ${values.user_ids}::uuid[]
      and r.client_ids = ${values.client_ids}::uuid[] and r.process_definition_ids = ${values.process_definition_ids}::uuid[]
      and r.department_ids = ${values.department_ids}::uuid[] and r.stage_names = ${values.stage_names}::text[]
      and r.tags = ${values.tags}::text[]), false) as "hasSame"
    from assignment_rules r
    where (r.expires_at is null or r.expires_at > ${now}) and r.id is distinct from ${except}::uuid`.execute(
    db,
  );
  return rows[0]!;
}

export async function deleteRule(db: Db, id: string): Promise<void> {
  await db.deleteFrom('assignment_rules').where('id', '=', id).execute();
}
