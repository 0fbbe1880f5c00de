import { sendAnswer } from '#src/api/door/index.ts';
import type { Problem } from '#src/platform/errors/index.ts';
import { hostedStyle, htmlPage } from '#src/platform/html-page.ts';
import { html } from '#src/platform/html.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HostedCall } from '../call.ts';
import { pageHeaders } from './headers.ts';

/** Whether a person in a browser asked for a page, who is not helped by JSON. */
export const isForReader = ({ route, request }: HostedCall): boolean =>
  request.headers.accept?.includes('text/html') === true &&
  route.operation.answer?.mediaTypes.includes('text/html') === true;

const style = `${hostedStyle}
body { padding: 16px; }
main { max-width: 480px; margin-top: 10vh; padding: 24px; border: 1px solid var(--line); }
h1 { margin: 0 0 8px; font-size: 22px; line-height: 28px; } p { margin: 8px 0 0; color: var(--quiet); }
`;

/** What a reader gets at an address that does not hold: the same, whatever is wrong with it. */
export async function sendNothingHere(
  request: IncomingMessage,
  response: ServerResponse,
  problem: Problem,
  requestId: string,
  isLast: boolean,
): Promise<void> {
  const title = problem.message;
  const content = html`<main><h1>${title}</h1>
<p>The link may have been used already, or it may have expired. Please ask whoever sent it to you for another one.</p></main>`;
  const text = htmlPage({ title, style, content });
  const headers = [...pageHeaders(text, requestId), 'Content-Type', 'text/html; charset=utf-8'];
  await sendAnswer(request, response, { status: problem.status, text, headers }, isLast);
}
