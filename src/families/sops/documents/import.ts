import type { SopImported } from '#generated/console/types.gen.ts';
import type { BlockContent, SopCreate } from '#generated/types.gen.ts';
import type { ImportSopInput } from '#generated/console/families/sops/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import type { PreparedWrite } from '#src/call/prepared.ts';
import { loadBlockCheck } from '#src/domain/blocks/index.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import { invalid, Problem } from '#src/platform/errors/index.ts';
import { maxBlocksOfStep, measureOf, requireFitting } from '../content/limits.rules.ts';
import { selectSopSettings } from '../record/settings.queries.ts';
import { blockOf } from './block-shapes.rules.ts';
import { textBlocks, type ReadBlock } from './fitting.rules.ts';
import type { Received } from '#src/domain/files/index.ts';
import { keepPictures, storePictures } from './pictures.ts';
import { readDocument, sourceOfFile, sourceOfText, type ReadDocument } from './read-document.ts';
import { sopOfDocument, type ReadSop, type ReadStep } from './steps-of-document.rules.ts';
import { Warnings } from './warnings.ts';

/** A document that was read, with its pictures in the store. */
interface Prepared {
  readonly place: string;
  readonly name: string;
  readonly parts: ReadDocument['parts'];
  readonly pictures: readonly Received[];
}

export const importSop: PreparedWrite<ImportSopInput, Prepared, SopImported> = Object.assign(
  async (ctx: WriteContext, input: ImportSopInput, prepared?: Prepared) =>
    create(ctx, input, prepared ?? (await prepare(ctx, input))),
  { prepare },
);

async function prepare(ctx: ReadContext, { body }: ImportSopInput): Promise<Prepared> {
  const source =
    body.file_id === undefined ? sourceOfText(body.markdown!) : await sourceOfFile(ctx, body.file_id);
  const { place, name } = source;
  const { parts, pictures } = await readDocument(ctx, source);
  if (parts.length === 0) throw invalid(place, 'has no text.');
  return { place, name, parts, pictures: await storePictures(ctx.services, ctx.identity.tenantId, pictures) };
}

/** The draft is created as `createSop` creates it, with its rules and by the caller. */
async function create(ctx: WriteContext, { body }: ImportSopInput, prepared: Prepared): Promise<SopImported> {
  const { place, name, parts } = prepared;
  // The file is looked up again: the caller may have lost sight of it while it was read.
  if (body.file_id !== undefined) await sourceOfFile(ctx, body.file_id);
  const warnings = new Warnings();
  const pictures = await keepPictures(ctx, prepared, warnings);
  const read = sopOfDocument(parts, pictures, name);
  const steps = await stepsOf(ctx, read, place);
  requireSize(steps, place);
  const created = await createDraft(
    ctx,
    {
      title: read.title,
      summary: read.summary,
      steps,
      ...(body.folder_id != null && { folder_id: body.folder_id }),
    },
    place,
  );
  return {
    sop_id: created,
    title: read.title,
    step_count: steps.length,
    warnings: [...warnings.list, ...read.warnings.list].slice(0, 200),
  };
}

type Steps = NonNullable<SopCreate['steps']>;

/** The steps with blocks that the caller may make; what one names and the caller does not have is text. */
async function stepsOf(ctx: WriteContext, { steps, warnings }: ReadSop, place: string): Promise<Steps> {
  const ids = steps.map(() => uuid7());
  const { embed_hosts: embedHosts } = await selectSopSettings(ctx.db);
  const blocks = steps.map((step) =>
    step.blocks.map((read) => ({ read, content: blockOf(read.block, ids) })),
  );
  // Nothing is looked up for more than an SOP holds; what becomes text only adds to it.
  requireSize(
    steps.map(({ title, summary }, index) => ({ title, summary, blocks: blocks[index]! })),
    place,
  );
  const check = await loadBlockCheck(
    ctx,
    blocks.flat().map(({ content }) => content),
    { embedHosts, stepIds: new Set(ids) },
  );
  const contentsOf = ({ read, content }: { read: ReadBlock; content: BlockContent }): BlockContent[] => {
    try {
      check(content, 'block');
      return [content];
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      const reason = error.message.replace(/^block\./u, '');
      warnings.add(`A block of the type ${content.type} was kept as text: ${reason}`, read.place);
      return textBlocks(read.text, warnings).map(({ block }) => blockOf(block, ids));
    }
  };
  return steps.map(({ blocks: _blocks, ...step }: ReadStep, index) => ({
    ...step,
    id: ids[index]!,
    blocks: blocks[index]!.flatMap(contentsOf).map((content) => ({ content })),
  }));
}

/** 400 for more than an SOP holds, in words about the document. */
function requireSize(steps: Steps, place: string): void {
  const full = steps.find(({ blocks = [] }) => blocks.length > maxBlocksOfStep);
  const titled = steps.map(({ title, summary }) => ({ title, summary: summary ?? null }));
  requireFitting(
    measureOf(
      titled,
      steps.flatMap(({ blocks = [] }) => blocks),
    ),
    place,
  );
  if (full !== undefined)
    throw invalid(
      place,
      `is too large. A step has at most ${maxBlocksOfStep} blocks; "${full.title}" would have ${full.blocks!.length}. Divide it with headings.`,
    );
}

async function createDraft(ctx: WriteContext, body: SopCreate, place: string): Promise<string> {
  try {
    return (await ctx.invoke('createSop', { body })).id;
  } catch (error) {
    // Of what the caller has not written itself, the place in the document is not known.
    if (
      error instanceof Problem &&
      error.code === 'validation_error' &&
      error.message.startsWith('body.steps')
    )
      throw invalid(place, `has content that an SOP cannot have (${error.message}).`);
    throw error;
  }
}
