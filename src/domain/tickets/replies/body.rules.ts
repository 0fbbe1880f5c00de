/** An eighth of all that a start would load, for what it does not need. */
const peopleHtml = () => import('#src/platform/people-html.ts');

interface Signature {
  readonly body_text: string;
  readonly body_html: string;
}

/** HTML that a caller wrote, safe for readers. Pictures stay that are files of the message, `attachment:{id}`. */
export async function safeReplyHtml(html: string): Promise<string> {
  const { safeHtml } = await peopleHtml();
  const marked = html.replaceAll(/(["'])attachment:([0-9a-f-]{36})\1/gi, '$1cid:$2@attachment$1');
  return safeHtml(marked).replaceAll(/cid:([0-9a-f-]{36})@attachment/gi, 'attachment:$1');
}

/** Ids of the files that a page shows within its text. */
export const inlineIds = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/attachment:([0-9a-f-]{36})/gi)].map(([, id]) => id!.toLowerCase()));

export const contentIdOf = (fileId: string): string => `${fileId}@attachment`;

interface Letter {
  readonly text: string;
  readonly html: string;
}

/** What the reader gets: the text and its signature, as text and as a page. */
export async function composeBody(
  { body_text: text, body_html: html }: { readonly body_text: string; readonly body_html: string | null },
  signature: Signature | null,
): Promise<Letter> {
  const page = html ?? (await peopleHtml()).htmlOfMarkdown(text);
  return {
    text: signature === null ? text : `${text}\n\n-- \n${signature.body_text}`,
    html: (signature === null ? page : `${page}<div><br>${signature.body_html}</div>`).replaceAll(
      /attachment:([0-9a-f-]{36})/gi,
      (_whole, id: string) => `cid:${contentIdOf(id.toLowerCase())}`,
    ),
  };
}
