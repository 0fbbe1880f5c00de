import { isDeepStrictEqual as isSame } from 'node:util';
import type { ProcessDefinitionFull } from '#generated/types.gen.ts';
import type { ProcessCreate, ProcessText } from '#generated/console/types.gen.ts';
import type {
  GetProcessTextInput,
  ImportProcessInput,
  ReplaceProcessTextInput,
} from '#generated/console/families/process-authoring/handlers.ts';
import { families } from '#generated/console/operations.ts';
import type { ValidationIssue } from '#generated/operation.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { describeIssues, notFound, problem } from '#src/platform/errors/index.ts';
import {
  findVersion,
  isSameContent,
  requireDraft,
  snapshotOf,
  storeDraft,
  withoutGone,
} from '#src/domain/processes/index.ts';
import { checkValues, emptyValues, type Values } from './defaults.ts';
import { makeProcess } from './processes.ts';
import { showDraft, showProcess } from './show.ts';
import { checkStages, writeStages } from './stages.ts';
import { loadNames } from './text/names.queries.ts';
import { readProcessText } from './text/read.ts';
import type { TextSource } from './text/source.ts';
import { writeProcessText } from './text/write.ts';

export async function getProcessText(
  ctx: ReadContext,
  { path, query }: GetProcessTextInput,
): Promise<ProcessText> {
  const process = await showProcess(ctx, path.id);
  const snapshot =
    query.version === undefined
      ? await snapshotOf(ctx.db, process.id)
      : await findVersion(ctx.db, process.id, query.version);
  if (snapshot === undefined) throw notFound('version of this process', String(query.version));
  const content = writeProcessText(process, await withoutGone(ctx.db, snapshot), await loadNames(ctx.db));
  return { id: process.id, version: query.version ?? null, revision: process.revision, content };
}

export async function importProcess(
  ctx: WriteContext,
  { body }: ImportProcessInput,
): Promise<ProcessDefinitionFull> {
  const read = await readContent(ctx, body.content);
  return inText(read.source, () => makeProcess(ctx, read.body));
}

export async function replaceProcessText(
  ctx: WriteContext,
  { path, body }: ReplaceProcessTextInput,
): Promise<ProcessDefinitionFull> {
  const process = await requireDraft(ctx, storedId(path.id), body.expected_revision);
  const current = (await snapshotOf(ctx.db, process.id))!;
  const {
    body: { stages = [], ...wanted },
    source,
  } = await readContent(ctx, body.content);
  const { values, planned } = await inText(source, async () => ({
    values: { ...emptyValues, ...(await checkValues(ctx, wanted, process.id)) } as Values,
    planned: await checkStages(ctx, stages, current, 'body.stages'),
  }));
  const changed: string[] = (Object.keys(values) as (keyof Values)[]).filter(
    (name) => !isSame(values[name], process[name]),
  );
  const hasNewStages = !isSameContent({ ...current, ...planned }, current);
  if (hasNewStages) await writeStages(ctx, process.id, current, planned);
  if (!hasNewStages && changed.length === 0) return showDraft(ctx, process.id);
  await storeDraft(ctx, process, values);
  ctx.audit({
    recordKind: 'process_definition',
    recordId: process.id,
    action: 'updated',
    changedFields: [...changed, ...(hasNewStages ? ['stages'] : [])],
    previous: Object.fromEntries(changed.map((name) => [name, process[name as keyof Values]])),
  });
  return showDraft(ctx, process.id);
}

const ownFamily = families.find(({ name }) => name === 'process-authoring')!;

/** What the text means, held against the contract as a request that says the same would be. */
async function readContent(
  ctx: ReadContext,
  content: string,
): Promise<{ body: ProcessCreate; source: TextSource }> {
  const { body, source } = readProcessText(content, await loadNames(ctx.db));
  const validate = ownFamily.requests()['createProcess']!.body!;
  if (validate(body)) return { body, source };
  const [first] = describeIssues('body', validate.errors as readonly ValidationIssue[]);
  throw source.locate(problem('validation_error', first ?? 'body is not valid'));
}

/** Does `work` on what the text means: what it refuses is told by line and column. */
async function inText<T>(source: TextSource, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw source.locate(error);
  }
}
