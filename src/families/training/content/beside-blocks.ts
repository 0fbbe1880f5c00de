import type { BlockContent, TrainingBlockContent, TrainingCourseContent } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { idsIn, selectFileRefs } from '#src/domain/blocks/index.ts';
import { contentAddresses } from '#src/domain/files/index.ts';
import { selectSopRefs } from './beside-blocks.queries.ts';
import { filesOf } from './check-content.ts';

type Reader = Pick<ReadContext, 'db' | 'identity' | 'can' | 'now' | 'services'>;

/** What answers list beside blocks. */
export type BesideBlocks = Pick<TrainingCourseContent, 'files' | 'sops' | 'file_urls'>;

/** Files and SOPs that these blocks name, as far as the reader may see them; `more` are files that stand elsewhere. */
export async function besideBlocks(
  ctx: Reader,
  contents: readonly TrainingBlockContent[],
  hasUrls: boolean,
  more: readonly string[] = [],
): Promise<BesideBlocks> {
  const plain = contents.filter((content): content is BlockContent => content.type !== 'quiz');
  const ids = [...new Set([...filesOf(contents), ...more])];
  const [files, sops] = await Promise.all([
    selectFileRefs(ctx.db, ctx, ids),
    selectSopRefs(ctx.db, ctx, idsIn(plain, 'sop')),
  ]);
  const urls = hasUrls
    ? await contentAddresses(
        ctx,
        files.map(({ id }) => id),
      )
    : undefined;
  return { files, sops, ...(urls && { file_urls: urls }) };
}
