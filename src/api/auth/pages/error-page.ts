import { html } from '#src/platform/html.ts';
import { layout } from './layout.ts';

export interface ErrorPage {
  readonly base: string;
  readonly title: string;
  readonly message: string;
  /** For those who write the program: the code and what the protocol says about it. */
  readonly detail?: string | undefined;
  readonly requestId: string;
}

export const errorPage = ({ base, title, message, detail, requestId }: ErrorPage): string =>
  layout({
    base,
    title,
    content: html`<h1>${title}</h1>
<p>${message}</p>
${detail !== undefined && html`<div class="notice"><p><strong>For developers:</strong> ${detail}</p></div>`}
<p class="quiet small">Request ID: ${requestId}</p>`,
  });
