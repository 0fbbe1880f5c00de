import type { BillingMail } from '#src/platform/mail/index.ts';

/** Markdown of a member as part of an e-mail: what programs for mail show as a page, and its words as text. */
export async function writtenText(markdown: string): Promise<BillingMail['paragraphs'][number]> {
  // Loaded with the first message: most processes never send one.
  const { htmlOfMarkdown, textOfHtml } = await import('#src/platform/people-html.ts');
  const html = htmlOfMarkdown(markdown);
  return { html, text: textOfHtml(html) };
}
