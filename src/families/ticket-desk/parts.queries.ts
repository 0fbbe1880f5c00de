import { sql } from 'kysely';
import type { TicketRoutingAction } from '#generated/types.gen.ts';
import type { DepartmentUser } from '#src/call/parts.ts';
import { naming, replaceId, tellReplaced } from '#src/domain/departments/index.ts';
import { countedIfAny } from '#src/platform/counted.ts';
import { countRows, jsonb, reviseRecord } from '#src/platform/db/query/index.ts';

export { templateKeys } from './templates/field-keys.queries.ts';

/** Inboxes of departments; one that is left with none keeps its access. */
export const inboxDepartments = naming({
  table: 'ticket_inboxes',
  kind: 'ticket_inbox',
  columns: { department_ids: 'department_ids' },
  keepsDeleted: true,
});

/** Whether a routing rule, `r`, has an action that names the ids as `path` says. */
const hasAction = (path: string, departmentId: string) =>
  sql<boolean>`jsonb_path_exists(r.actions, ${path}::jsonpath, jsonb_build_object('id', ${departmentId}::text))`;

/** Routing rules that let auto-assignment choose in departments; an action that names none chooses among everybody in the inbox. */
export const routingDepartments: DepartmentUser = {
  async describeAlone({ db }, id) {
    const count = await countRows(
      db
        .selectFrom('ticket_routing_rules as r')
        .where('r.deleted_at', 'is', null)
        .where(hasAction('$[*] ? (@.department_ids.size() == 1 && @.department_ids[0] == $id)', id)),
    );
    return countedIfAny(count, 'routing rule');
  },
  async replace(ctx, from, to) {
    const rules = await ctx.db
      .selectFrom('ticket_routing_rules as r')
      .where('r.deleted_at', 'is', null)
      .where(hasAction('$[*].department_ids[*] ? (@ == $id)', from))
      .select(['r.id', 'r.revision', 'r.actions'])
      .orderBy('r.id')
      .forUpdate()
      .execute();
    for (const { id, revision, actions: stored } of rules) {
      const actions = (stored as unknown as TicketRoutingAction[]).map((action) =>
        action.type === 'auto_assign'
          ? { ...action, department_ids: replaceId(action.department_ids, from, to) }
          : action,
      );
      await reviseRecord(ctx.db, 'ticket_routing_rules', id, { actions: jsonb(actions)! }, ctx.now);
      tellReplaced(ctx, { kind: 'ticket_routing_rule', id, revision: revision + 1 }, ['actions']);
    }
  },
};
