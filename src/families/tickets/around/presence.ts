import type { TicketPresence } from '#generated/console/types.gen.ts';
import type { SetTicketPresenceInput } from '#generated/console/families/tickets/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { userRefsById } from '#src/domain/people/index.ts';
import { requireSeen } from './around.ts';

const maxViewers = 50;

/** Those who came last are told of first where there are too many. */
export async function setTicketPresence(
  ctx: WriteContext,
  { path, body }: SetTicketPresenceInput,
): Promise<TicketPresence> {
  const ticketId = await requireSeen(ctx, path.id);
  const { tenantId, userId } = ctx.identity;
  const { change, others } = await ctx.services.live.presence.note(tenantId, ticketId, {
    userId,
    activity: body.activity,
  });
  ctx.announce(change);
  const latest = others.slice(-maxViewers);
  const users = await userRefsById(
    ctx.db,
    latest.map((one) => one.userId),
  );
  return {
    viewers: latest.flatMap(({ userId: id, activity }) => {
      const user = users.get(id);
      return user === undefined ? [] : [{ user, activity }];
    }),
  };
}
