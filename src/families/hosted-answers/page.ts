import type { HostedRequest } from '#generated/hosted/types.gen.ts';
import type { ScriptedPage } from '#src/call/hosted.ts';
import { buttonStyle, hostedStyle, htmlPage, inlineData, inlineScript } from '#src/platform/html-page.ts';
import { html, Markup } from '#src/platform/html.ts';
import { runRequest } from './page-script.ts';

const style = `${hostedStyle}${buttonStyle}
body { padding: 24px 12px; }
main { max-width: 560px; padding: 28px; border: 1px solid var(--line); overflow-wrap: anywhere; }
main > :first-child { margin-top: 0; } h1 { margin: 0 0 16px; font-size: 22px; line-height: 28px; }
label, legend { padding: 0; font-weight: 600; } fieldset { border: 0; margin: 0; padding: 0; } .choice { display: block; padding: 4px 0; font-weight: 400; }
.field { margin: 20px 0; } .help, .quiet, .need { color: var(--quiet); font-size: 14px; font-weight: 400; } .fault { color: var(--fault); font-size: 14px; }
input:not([type=checkbox]):not([type=radio]), select, textarea { box-sizing: border-box; width: 100%; margin-top: 4px; padding: 10px; border: 1px solid var(--edge); border-radius: 8px; background: transparent; color: inherit; font: inherit; }
button { margin-right: 12px; } button:disabled { opacity: 0.6; cursor: default; } .second { background: transparent; color: inherit; border: 1px solid var(--edge); }
img { max-width: 100%; } a { color: inherit; }
`;

const script = inlineScript(`(${runRequest.toString()})();`);

/** A page that shows what is asked, and sends the answer. What it knows stands in it as data, which nothing runs. */
export async function requestPage(request: HostedRequest, path: string): Promise<ScriptedPage> {
  const { title, message } = request;
  // Loaded with the first page: most processes never show one.
  const { htmlOfMarkdown } = await import('#src/platform/people-html.ts');
  const content = html`<main><p class="quiet">${request.agency_name} asks for your answer.</p><h1>${title}</h1>
${message !== null && new Markup(htmlOfMarkdown(message))}
<div id="content" aria-live="polite"><noscript><p>This page needs JavaScript.</p></noscript></div></main>
${inlineData({ request: { ...request, message: null }, path })}
${script}`;
  return { mediaType: 'text/html', text: htmlPage({ title, style, content }), runsScripts: true };
}
