import type { BlockContent, SopContent, SopPublishedStep } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { idsIn, markdownOfBlock, selectFileRefs, type NamesInBlocks } from '#src/domain/blocks/index.ts';
import { contentAddresses } from '#src/domain/files/index.ts';
import { selectSopRefs } from '../record/sop-record.queries.ts';

type Reader = Pick<ReadContext, 'db' | 'identity' | 'can' | 'now' | 'services'>;

/** What answers list beside blocks. */
export type BesideBlocks = Pick<SopContent, 'files' | 'sops' | 'file_urls'>;

/** Files and SOPs that these blocks name, as far as the reader may see them. */
export async function besideBlocks(
  ctx: Reader,
  contents: readonly BlockContent[],
  hasUrls: boolean,
): Promise<BesideBlocks> {
  const [files, sops] = await Promise.all([
    selectFileRefs(ctx.db, ctx, idsIn(contents, 'file')),
    selectSopRefs(ctx.db, ctx, idsIn(contents, 'sop')),
  ]);
  const fileUrls = hasUrls
    ? await contentAddresses(
        ctx,
        files.map(({ id }) => id),
      )
    : undefined;
  return { files, sops, ...(fileUrls && { file_urls: fileUrls }) };
}

export const contentsOf = (steps: readonly Pick<SopPublishedStep, 'blocks'>[]): BlockContent[] =>
  steps.flatMap(({ blocks }) => blocks.map(({ content }) => content));

/** Names of what blocks name. `all` are the steps that decisions may lead to. */
export const namesBeside = (
  all: readonly SopPublishedStep[],
  { files, sops }: BesideBlocks,
): NamesInBlocks => ({
  file: (id) => files.find((file) => file.id === id)?.file_name ?? null,
  sop: (id) => sops.find((sop) => sop.id === id)?.title ?? null,
  step: (id) => all.find((step) => step.id === id)?.title ?? null,
});

/** The steps as one text. `all` are the steps that decisions may lead to. */
export function markdownOfSteps(
  steps: readonly SopPublishedStep[],
  all: readonly SopPublishedStep[],
  beside: BesideBlocks,
): string {
  const names = namesBeside(all, beside);
  return steps
    .flatMap(({ title, summary, blocks }) => [
      `## ${title.replaceAll(/\s+/gu, ' ').trim()}`,
      ...(summary === null ? [] : [summary]),
      ...blocks.map(({ content }) => markdownOfBlock(content, names)),
    ])
    .join('\n\n');
}
