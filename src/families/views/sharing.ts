import type { View, ViewSharing, ViewSharingInput } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { NamedRecords } from '#src/domain/references/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { conflict, invalid } from '#src/platform/errors/index.ts';

/** Whom a view is for. */
export type Audience = Pick<View, 'sharing' | 'is_default'>;

/** What a request says of it. */
export interface GivenAudience {
  readonly status?: View['status'];
  readonly sharing?: ViewSharingInput | null;
  readonly is_default?: boolean;
}

/** The audience of a view after a request; 400 where its parts do not go together, 403 for what needs settings.manage. */
export async function audienceAfter(
  ctx: WriteContext,
  before: Audience,
  given: GivenAudience,
): Promise<Audience> {
  const sharing = sharingAfter(before.sharing, given);
  const isDefault = given.is_default ?? before.is_default;
  if (isDefault && sharing?.audience !== 'everyone') {
    if (given.is_default === true)
      throw invalid('body.is_default', 'is only allowed for a view that is shared with everyone.');
    throw conflict(
      'The default view of a list is shared with everyone. Send is_default false as well, or make another view the default first.',
    );
  }
  const isOpened = sharing?.audience === 'everyone' && before.sharing?.audience !== 'everyone';
  if (isOpened || isDefault !== before.is_default) ctx.demand('settings.manage');
  if (given.sharing != null && sharing !== null) await requireAudience(ctx, before.sharing, sharing);
  return { sharing, is_default: isDefault };
}

function sharingAfter(
  before: ViewSharing | null,
  { status, sharing: given }: GivenAudience,
): ViewSharing | null {
  const isShared = (status ?? (before === null ? 'private' : 'shared')) === 'shared';
  if (!isShared) {
    if (given != null)
      throw invalid(
        'body.sharing',
        'is only allowed for shared views. Send status shared as well, or leave it out.',
      );
    return null;
  }
  if (given === null)
    throw invalid('body.sharing', 'is required for shared views: say whom the view is for.');
  if (given !== undefined) return normal(given);
  if (before === null)
    throw invalid('body.sharing', 'is required for shared views: say whom the view is for.');
  return before;
}

/** The audience as a view keeps it; 400 where it names nobody, or others than it says. */
function normal({
  audience,
  department_ids: departments = [],
  user_ids: users = [],
  is_editable,
}: ViewSharingInput): ViewSharing {
  const named = { department_ids: departments, user_ids: users };
  const wanted =
    audience === 'everyone' ? undefined : audience === 'departments' ? 'department_ids' : 'user_ids';
  for (const list of ['department_ids', 'user_ids'] as const) {
    if (list === wanted && named[list].length === 0)
      throw invalid(`body.sharing.${list}`, `is required with the audience ${audience}.`);
    if (list !== wanted && named[list].length > 0)
      throw invalid(`body.sharing.${list}`, `is not allowed with the audience ${audience}.`);
  }
  return {
    audience,
    department_ids: departments.map((id) => storedId(id)),
    user_ids: users.map((id) => storedId(id)),
    is_editable: is_editable ?? false,
  };
}

/** 400 for a department or member that the agency does not have; those who have left since may stay. */
const requireAudience = (
  ctx: WriteContext,
  before: ViewSharing | null,
  { department_ids: departments, user_ids: users }: ViewSharing,
): Promise<void> =>
  new NamedRecords(new Set([...(before?.department_ids ?? []), ...(before?.user_ids ?? [])]))
    .addAll('department', departments, 'body.sharing.department_ids')
    .addAll('member', users, 'body.sharing.user_ids')
    .require(ctx);
