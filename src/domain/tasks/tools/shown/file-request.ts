import type { TaskStageToolState } from '#generated/console/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import type { FileRequestState } from '#src/domain/tools/index.ts';
import type { KnownTool } from '../known-tool.ts';
import { selectFiles } from '../tool-files.queries.ts';

export async function showFileRequest(
  ctx: Pick<ReadContext, 'db'>,
  { tool: { config }, state }: KnownTool,
): Promise<TaskStageToolState['file_request']> {
  if (config.type !== 'file_request') return null;
  const { files, is_confirmed_empty } = state as FileRequestState;
  const found = await selectFiles(
    ctx.db,
    files.map(({ file_id: id }) => id),
  );
  return {
    instructions: config.instructions,
    min_files: config.min_files,
    max_files: config.max_files,
    content_types: config.content_types,
    files: files.flatMap(({ file_id: id, added_at, added_by }) => {
      const file = found.get(id);
      return file === undefined ? [] : [{ file, added_at, added_by }];
    }),
    is_confirmed_empty,
  };
}
