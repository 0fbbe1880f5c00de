import { isDeepStrictEqual } from 'node:util';
import type { WriteContext } from '#src/call/context.ts';
import type {
  ClientProfileUpdate,
  ClientStatusOption,
  ClientStatusTransition,
} from '#generated/types.gen.ts';
import { countClientsByStatus, replaceClientStatuses } from './clients.queries.ts';
import type { StoredProfile } from './client-profiles.queries.ts';
import { deleteStatusOptions, selectStatusOptions, upsertStatusOptions } from './status-options.queries.ts';
import {
  buildOptions,
  keepKnownTransitions,
  requireKnownTransitions,
  requireReplacements,
  retiredKeys,
} from './status-options.rules.ts';

export interface StatusOptionsChange {
  readonly isChanged: boolean;
  readonly previous: readonly ClientStatusOption[];
  /** The transitions that the profile has afterwards. */
  readonly transitions: ClientStatusTransition[] | null;
}

/**
 * Replaces the options of a locked profile. Options come before the clients that move to them, and go after the clients
 * that leave them, so that at no moment a client has a status that its profile lacks.
 */
export async function changeStatusOptions(
  ctx: WriteContext,
  profile: StoredProfile,
  body: ClientProfileUpdate,
): Promise<StatusOptionsChange> {
  const existing = await selectStatusOptions(ctx.db, profile.id);
  const options =
    body.status_options === undefined ? existing : buildOptions(body.status_options, existing, ctx.now);
  requireKnownTransitions(body.allowed_transitions, options);
  const transitions =
    body.allowed_transitions === undefined
      ? keepKnownTransitions(profile.allowed_transitions, options)
      : body.allowed_transitions;
  if (body.status_options === undefined) return { isChanged: false, previous: existing, transitions };

  const replacements = body.replacements ?? {};
  const retired = retiredKeys(existing, options);
  requireReplacements(options, retired, replacements, await countClientsByStatus(ctx.db, profile.id));
  if (isDeepStrictEqual(existing, options)) return { isChanged: false, previous: existing, transitions };

  await upsertStatusOptions(ctx.db, profile.id, options);
  const fallback = options.find((option) => option.is_default)?.key ?? '';
  if (retired.length > 0)
    await replaceClientStatuses(ctx.db, profile.id, retired, replacements, fallback, ctx.now);
  await deleteStatusOptions(
    ctx.db,
    profile.id,
    options.map((option) => option.key),
  );
  return { isChanged: true, previous: existing, transitions };
}
