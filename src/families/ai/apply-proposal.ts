import type { SystemChangeContext } from '#src/platform/events/index.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import {
  countActive,
  findOnSubject,
  insertMemory,
  lockMemory,
  updateMemory,
  type MemorySubject,
  type NewMemory,
  type StoredMemory,
} from './memories.queries.ts';
import { retract, supersede } from './memories.ts';
import { maxMemories } from './memory.rules.ts';
import type { Proposal } from './proposal.rules.ts';

/** Does what the AI proposed, as far as nobody has changed the memories since it read them. */
export async function applyProposal(
  ctx: SystemChangeContext,
  subject: MemorySubject,
  proposal: Proposal,
): Promise<void> {
  for (const memory of proposal.retract)
    if (await isAsRead(ctx, memory)) await retract(ctx, memory, 'contradicted');
  for (const { of, kind, subject: topic, statement } of proposal.merge) {
    const still: StoredMemory[] = [];
    for (const memory of of) if (await isAsRead(ctx, memory)) still.push(memory);
    if (still.length < 2) continue;
    const { active } = await findOnSubject(ctx.db, subject, topic);
    if (active !== undefined && !still.some(({ id }) => id === active.id)) continue;
    for (const { id } of still) await updateMemory(ctx.db, id, { status: 'superseded' }, ctx.now);
    // A merged memory ends when the first of them would have.
    const ends = still.flatMap(({ expires_at }) => expires_at ?? []).sort();
    const id = await learn(ctx, subject, {
      kind,
      subject: topic,
      statement,
      sources: [],
      expires_at: ends[0] ?? null,
    });
    for (const memory of still) await supersede(ctx, memory, id);
  }
  for (const { kind, subject: topic, statement, from } of proposal.add) {
    const { active, isForgotten } = await findOnSubject(ctx.db, subject, topic);
    if (active !== undefined || isForgotten || (await countActive(ctx.db)) >= maxMemories) continue;
    const sources = from.map(({ id }) => ({ kind: 'client_note' as const, id }));
    await learn(ctx, subject, { kind, subject: topic, statement, sources, expires_at: null });
  }
}

async function isAsRead(ctx: SystemChangeContext, { id, revision }: StoredMemory): Promise<boolean> {
  const now = await lockMemory(ctx.db, id);
  return now?.status === 'active' && now.revision === revision;
}

async function learn(
  ctx: SystemChangeContext,
  subject: MemorySubject,
  memory: Pick<NewMemory, 'kind' | 'subject' | 'statement' | 'sources' | 'expires_at'>,
): Promise<string> {
  const id = uuid7();
  await insertMemory(ctx.db, { ...subject, ...memory, id, source: 'learned', created_by: null }, ctx.now);
  ctx.audit({ recordKind: 'ai_memory', recordId: id, action: 'created' });
  ctx.announce({ kind: 'ai_memory', id, revision: 1 });
  return id;
}
