import { format } from 'oxfmt';

/** Markdown as it is committed: tables in columns. */
export async function formattedMarkdown(text: string): Promise<string> {
  const { code, errors } = await format('page.md', text, { embeddedLanguageFormatting: 'off' });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return code;
}
