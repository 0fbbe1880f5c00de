import type { ChatFileContent } from '#generated/types.gen.ts';
import type { GetChatFileContentInput } from '#generated/families/files/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { maxTextBytes, textOf } from '#src/domain/files/index.ts';
import { conflict, invalid } from '#src/platform/errors/index.ts';
import { requireFile } from './files.ts';

export async function getChatFileContent(
  ctx: ReadContext,
  { path, query }: GetChatFileContentInput,
): Promise<ChatFileContent> {
  const file = await requireFile(ctx, path.id);
  const found = await textOf(ctx, file);
  if (found.state === 'waiting')
    throw conflict(`The text of ${file.file_name} is being read. Try again in a few seconds.`);
  if (found.state === 'none')
    throw invalid(
      'path.id',
      `names ${file.file_name} (${file.content_type}), which has no text that can be read. ${found.reason} Text files of up to ${maxTextBytes / 1024 / 1024} MiB are read; download it instead.`,
    );
  const characters = [...found.text];
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
    extracted_at: found.readAt.toISOString(),
  };
}
