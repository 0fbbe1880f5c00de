import type {
  SopContentDeleted,
  SopPrerequisite,
  SopPrerequisiteAdd,
  SopPrerequisiteOutcome,
  SopPrerequisitesAdded,
} from '#generated/types.gen.ts';
import type {
  AddSopPrerequisitesInput,
  DeleteSopPrerequisitesInput,
  ListSopPrerequisitesInput,
} from '#generated/families/sops/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { countOutcomes } from '#src/domain/bulk/index.ts';
import { visibleTargets } from '#src/domain/records/index.ts';
import { holdName, storedId, uuid7 } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, invalid, unknownReference } from '#src/platform/errors/index.ts';
import { refusalOf } from '../content/new-parts.ts';
import { deletionOutcomes } from '../content/steps.ts';
import {
  findLinks,
  prerequisiteList,
  prerequisiteScope,
  selectLeadingTo,
  selectLinks,
  selectPrerequisites,
  type StoredLink,
} from '../record/prerequisites.queries.ts';
import { touchRecord } from '../record/sop-changes.ts';
import { requireSop, sops } from '../record/sop-life.ts';
import { lockSop } from '../record/sop-record.queries.ts';
import { deleteLinks, insertLinks, updateLink } from './prerequisites.queries.ts';

const maxPrerequisites = 50;

export async function listSopPrerequisites(ctx: ReadContext, { path, query }: ListSopPrerequisitesInput) {
  const { id } = await requireSop(ctx, path.id);
  return prerequisiteList.page(ctx.db, query, prerequisiteScope(ctx, id));
}

/** Prerequisites of the agency change one after the other: a cycle is made of several. */
const holdGraph = (ctx: WriteContext): Promise<void> => holdName(ctx.db, 'sop prerequisites');

export async function addSopPrerequisites(
  ctx: WriteContext<'sop.updated'>,
  { path, body }: AddSopPrerequisitesInput,
): Promise<SopPrerequisitesAdded> {
  await holdGraph(ctx);
  const sop = await sops.lock(ctx, path.id, body.expected_revision);
  const links = await selectLinks(ctx.db, sop.id);
  const wanted = body.prerequisites.map(({ prerequisite_id: id }) => storedId(id));
  const visible = new Set(
    (
      await visibleTargets(
        ctx,
        wanted.map((id) => ({ kind: 'sop' as const, id })),
      )
    ).map(({ id }) => id),
  );
  const circular = new Set(await selectLeadingTo(ctx.db, sop.id, wanted));
  const known = new Map(links.map((link): [string, StoredLink] => [link.prerequisite_id, link]));
  const added: StoredLink[] = [];
  const changed: StoredLink[] = [];

  const judge = (
    wish: SopPrerequisiteAdd,
    index: number,
  ): { status: 'succeeded' | 'unchanged'; id: string } => {
    const id = storedId(wish.prerequisite_id);
    const place = `body.prerequisites[${index}].prerequisite_id`;
    if (id === sop.id) throw invalid(place, 'is the SOP itself, which cannot be read before itself.');
    if (!visible.has(id)) throw unknownReference(place, id, 'an SOP of this agency');
    if (circular.has(id))
      throw conflict(
        `${place}: SOP ${id} requires this SOP itself, directly or through others. Remove that first.`,
      );
    const values = { is_required: wish.is_required ?? true, note: wish.note ?? null };
    const former = known.get(id);
    if (former !== undefined) {
      if (former.is_required === values.is_required && former.note === values.note)
        return { status: 'unchanged', id: former.id };
      const link = { ...former, ...values };
      known.set(id, link);
      if (!added.some((each) => each.id === link.id)) changed.push(link);
      else
        added.splice(
          added.findIndex((each) => each.id === link.id),
          1,
          link,
        );
      return { status: 'succeeded', id: link.id };
    }
    if (links.length + added.length >= maxPrerequisites)
      throw conflict(`An SOP has at most ${maxPrerequisites} prerequisites.`);
    const link = { id: uuid7(), sop_id: sop.id, prerequisite_id: id, ...values };
    known.set(id, link);
    added.push(link);
    return { status: 'succeeded', id: link.id };
  };

  const judged = body.prerequisites.map((wish, index) => {
    try {
      return { index, ...judge(wish, index), error: null };
    } catch (error) {
      return { index, status: 'failed' as const, id: null, error: refusalOf(error) };
    }
  });
  const stamp = { userId: ctx.identity.userId, now: ctx.now };
  await insertLinks(ctx.db, added, (links.at(-1)?.position ?? -1) + 1, stamp);
  for (const link of changed) await updateLink(ctx.db, link, ctx.now);
  const revision =
    added.length + changed.length === 0 ? sop.revision : await touchRecord(ctx, sop, 'prerequisites');

  const shown = new Map((await selectPrerequisites(ctx, sop.id)).map((each) => [each.id, each]));
  const outcomes = judged.map(({ index, status, id, error }): SopPrerequisiteOutcome => {
    const prerequisite: SopPrerequisite | null = id === null ? null : (shown.get(id) ?? null);
    return { index, status, prerequisite, error };
  });
  return {
    outcomes,
    ...countOutcomes(outcomes.map(({ status }) => ({ id: '', status }))),
    sop_revision: revision,
  };
}

export async function deleteSopPrerequisites(
  ctx: WriteContext<'sop.updated'>,
  { query }: DeleteSopPrerequisitesInput,
): Promise<SopContentDeleted> {
  await holdGraph(ctx);
  const found = await findLinks(ctx.db, query.id.map(storedId));
  const owners = new Set(found.map(({ sop_id: id }) => id));
  if (owners.size > 1)
    throw invalid('query.id', 'names prerequisites of several SOPs. Remove those of one SOP at a time.');
  const sop = found[0] === undefined ? undefined : await lockSop(ctx, found[0].sop_id);
  if (sop === undefined) throw unknownReference('query.id[0]', query.id[0]!, 'a prerequisite of an SOP');
  checkRevision(sop.revision, query.expected_revision);
  const known = new Map(found.map(({ id, deleted_at: deletedAt }) => [id, deletedAt !== null]));
  const outcomes = deletionOutcomes(query.id, known, 'prerequisite of this SOP');
  const gone = outcomes.flatMap(({ id, status }) => (status === 'succeeded' ? [storedId(id)] : []));
  const result = { outcomes, ...countOutcomes(outcomes), step_revision: null };
  if (gone.length === 0) return { ...result, sop_revision: sop.revision };
  await deleteLinks(ctx.db, sop.id, gone, { userId: ctx.identity.userId, now: ctx.now });
  return { ...result, sop_revision: await touchRecord(ctx, sop, 'prerequisites') };
}
