import type { SubjectKind } from '#generated/types.gen.ts';
import type { StartAutomationTestRunInput } from '#generated/families/automations/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { clientOf, requireVisible } from '#src/domain/records/index.ts';
import type { Subject } from '../engine/start.queries.ts';
import type { sampleFor } from './sample.ts';

type Given = Pick<NonNullable<StartAutomationTestRunInput['body']>, 'input' | 'record'>;

export interface Target {
  readonly kind: SubjectKind;
  readonly id: string;
}

/** What `trigger` is in the test, and the record that it is about: given, or of a sample. */
export async function givenInput(
  ctx: ReadContext,
  { input, record }: Given,
  sample: () => ReturnType<typeof sampleFor>,
): Promise<{ readonly input: Readonly<Record<string, unknown>>; readonly record: Subject | null }> {
  if (input === undefined) {
    const found = await sample();
    return { input: found.input, record: found.record && (await subjectOf(ctx, found.record as Target)) };
  }
  if (record === undefined) return { input, record: null };
  return {
    input,
    record: await subjectOf(ctx, await requireVisible(ctx, record.kind as SubjectKind, record.id)),
  };
}

const subjectOf = async (ctx: ReadContext, { kind, id }: Target): Promise<Subject> => ({
  kind,
  id,
  clientId: await clientOf(ctx.db, kind, id),
});
