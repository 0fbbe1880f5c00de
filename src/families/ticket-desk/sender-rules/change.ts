import type {
  TicketBlacklistRule,
  TicketSenderMatchType,
  TicketWhitelistRule,
} from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { reviseRecord, storedId } from '#src/platform/db/query/index.ts';
import { checkRevision } from '#src/platform/errors/index.ts';
import { diff } from '#src/platform/events/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import { requireFree, requireNamed } from './checks.ts';
import { tidyPattern } from './pattern.rules.ts';
import type { RuleKind } from './rules.queries.ts';

type Rule = TicketBlacklistRule | TicketWhitelistRule;

/** What a request changes of a rule of either list. */
interface Wish {
  readonly match_type?: TicketSenderMatchType;
  readonly pattern?: string;
  readonly inbox_ids?: readonly string[];
  readonly client_id?: string | null;
  readonly expires_at?: string | null;
  readonly expected_revision?: number;
}

interface Changing<R extends Rule> {
  readonly list: RuleKind;
  readonly before: R;
  /** The columns that people set. */
  readonly fields: readonly (keyof R & string)[];
}

/** Changes a rule, with the rules held; stores and audits nothing when all is as before. */
export async function changeRule<R extends Rule>(
  ctx: WriteContext,
  { list, before, fields }: Changing<R>,
  { expected_revision: expectedRevision, ...wish }: Wish,
): Promise<void> {
  const type = wish.match_type ?? before.match_type;
  const pattern = tidyPattern(type, wish.pattern ?? before.pattern);
  await requireNamed(ctx, wish, before);
  checkRevision(before.revision, expectedRevision);
  if (type !== before.match_type || pattern !== before.pattern)
    await requireFree(ctx, list, { match_type: type, pattern }, before.id);
  const after = {
    ...before,
    ...wish,
    match_type: type,
    pattern,
    ...(wish.client_id !== undefined && { client_id: storedId(wish.client_id) }),
    ...(wish.inbox_ids && { inbox_ids: tidyIds(wish.inbox_ids) }),
    ...(wish.expires_at && { expires_at: new Date(wish.expires_at).toISOString() }),
  };
  const changes = diff(before, after, fields);
  if (changes === null) return;
  const values = Object.fromEntries(fields.map((field) => [field, after[field]]));
  await reviseRecord(ctx.db, `ticket_${list}_rules`, before.id, values, ctx.now);
  ctx.audit({
    recordKind: `ticket_${list}_rule`,
    recordId: before.id,
    action: 'updated',
    changedFields: changes._changed_fields,
    previous: changes._previous,
  });
}
