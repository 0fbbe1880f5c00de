import { askAi, findAiSettings, type AiModels } from '#src/domain/ai/index.ts';
import type { BackgroundJobKind, JobRun } from '#src/domain/background-jobs/index.ts';
import type { Log } from '#src/platform/log.ts';
import { openness } from '#src/domain/visibility/index.ts';
import { conflict } from '#src/platform/errors/index.ts';
import { changeAsSystem } from '#src/platform/events/index.ts';
import { holdName } from '#src/platform/db/query/index.ts';
import { applyProposal } from './apply-proposal.ts';
import { selectActive, selectNotes, storeRefreshed, type MemorySubject } from './memories.queries.ts';
import { refreshKind, subjectText } from './memory.rules.ts';
import { describeProposal, proposalForm, readProposal, type Read } from './proposal.rules.ts';

const notesRead = 50;
const noteLength = 2_000;
// As many as their texts fit into the smallest model in use.
const memoriesRead = 500;
const maxOutputTokens = 8_000;

const task = `You keep the memories of an assistant in order. You get the memories of one subject, and where there are any, recent notes.
- Merge memories that say the same, or belong together, into one.
- Retract memories that a newer memory or note contradicts. When two contradict each other, the newer one holds.
- Add what the notes say that will still matter in months: preferences, facts, how something is meant to be done. Nothing about a single day, nothing that is already there.
Change nothing without need.`;

/** Has the AI look through the memories of a scope: it merges, retracts and adds. What changed meanwhile is left as it is. */
export const refreshMemory = (models: AiModels, log: Log): BackgroundJobKind => ({
  kind: refreshKind,
  async run(job) {
    const subject = job.input as MemorySubject;
    const read = await readScope(job, models, subject);
    if (read.memories.length > 0 || read.notes.length > 0) {
      const proposal = await askAi(
        { db: job.db, models, log },
        job.tenantId,
        {
          purpose: 'memory',
          origin: 'system',
          userId: job.userId,
          instructions: `${task}\n\n${proposalForm}`,
          material: [
            {
              title: 'Memories',
              text: read.memories
                .map(
                  ({ ref, memory: { kind, subject: topic, statement } }) =>
                    `${ref} [${kind}] ${topic}: ${statement}`,
                )
                .join('\n'),
            },
            ...read.notes.map(({ ref, note }) => ({
              title: `Note ${ref}`,
              text: `${note.title ?? ''}\n${note.text}`.trim(),
            })),
          ],
          summary: `Refresh the memories of the ${subject.scope}: ${read.memories.length} memories and ${read.notes.length} notes.`,
          ...(subject.scope === 'client' && { record: { kind: 'client' as const, id: subject.scopeId! } }),
          recordsRead: read.notes.map(({ note }) => ({ kind: 'client_note' as const, id: note.id })),
          memoryIds: read.memories.slice(0, 200).map(({ memory }) => memory.id),
          correlationId: job.jobId,
          maxOutputTokens,
          signal: job.signal,
        },
        (text) => {
          const value = readProposal(text, read);
          return { value, summary: describeProposal(value) };
        },
      );
      if (!(await job.progress(90))) return {};
      await changeAsSystem(job.db, job.tenantId, { name: refreshKind, events: [], openness }, async (ctx) => {
        await holdName(ctx.db, `ai memory ${subjectText(subject)}`);
        await applyProposal(ctx, subject, proposal);
      });
    }
    await job.db.write(job.tenantId, (scope) =>
      storeRefreshed(scope.db, subject.scope, subject.scopeId ?? job.tenantId, job.db.clock.now()),
    );
    return {};
  },
});

async function readScope({ db, tenantId }: JobRun, models: AiModels, subject: MemorySubject): Promise<Read> {
  const read = db.read(tenantId);
  const settings = await findAiSettings(read, models);
  if (!settings.is_memory_enabled)
    throw conflict('The AI keeps no memories here. Turn is_memory_enabled on in the AI settings.');
  const memories = (await selectActive(read, subject)).slice(0, memoriesRead);
  const notes =
    subject.scope === 'client' ? await selectNotes(read, subject.scopeId!, notesRead, noteLength) : [];
  return {
    memories: memories.map((memory, index) => ({ ref: `m${index + 1}`, memory })),
    notes: notes.map((note, index) => ({ ref: `n${index + 1}`, note })),
  };
}
