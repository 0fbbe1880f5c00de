import type { ChatFileContent } from '#generated/types.gen.ts';
import type { GetChatFileContentInput } from '#generated/families/files/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { maxTextBytes, readText } from '#src/domain/files/index.ts';
import { problem } from '#src/platform/errors/index.ts';
import { requireFile } from './files.ts';

export async function getChatFileContent(
  ctx: ReadContext,
  { path, query }: GetChatFileContentInput,
): Promise<ChatFileContent> {
  const file = await requireFile(ctx, path.id);
  const text = await readText(ctx, file);
  if (text === undefined)
    throw problem(
      'validation_error',
      `path.id: the file ${file.file_name} (${file.content_type}) has no text that can be read. Only text files of up to ${maxTextBytes / 1024 / 1024} MiB have one; download it instead.`,
    );
  const characters = [...text];
  const from = query.from_character;
  const part = characters.slice(from, from + query.max_characters);
  return {
    id: file.id,
    file_name: file.file_name,
    content_type: file.content_type,
    size: file.size_bytes,
    text: part.join(''),
    from_character: from,
    character_count: characters.length,
    is_truncated: from + part.length < characters.length,
    extracted_at: ctx.now.toISOString(),
  };
}
