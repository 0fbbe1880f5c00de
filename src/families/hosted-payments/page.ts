import type { PaymentMethodType } from '#generated/types.gen.ts';
import type { ScriptedPage } from '#src/call/hosted.ts';
import { buttonStyle, hostedStyle, htmlPage, inlineData, inlineScript } from '#src/platform/html-page.ts';
import { html } from '#src/platform/html.ts';
import { runPage } from './page-script.ts';

/** What the script of a page starts from. */
export interface PageData {
  readonly kind: 'payment' | 'setup' | 'authorization';
  readonly title: string;
  /** Path of the page, with its credential. */
  readonly path: string;
  /** The language whose forms of dates and amounts its reader knows. */
  readonly locale: string;
  readonly paymentId?: string | null;
  readonly setupToken?: string | null;
  readonly type?: PaymentMethodType | null;
}

const style = `${hostedStyle}${buttonStyle}
body { padding: 16px; }
main { max-width: 640px; padding: 24px; border: 1px solid var(--line); }
h1 { margin: 0 0 16px; font-size: 22px; line-height: 28px; } h2 { margin: 24px 0 8px; font-size: 18px; }
table { width: 100%; border-collapse: collapse; } td, th { padding: 8px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; font-weight: 400; }
td:last-child { text-align: right; white-space: nowrap; padding-left: 16px; } tr.sum > * { font-weight: 600; }
label { display: block; margin: 12px 0; } fieldset { border: 0; margin: 0; padding: 0; }
input:not([type=checkbox]):not([type=radio]) { box-sizing: border-box; width: 100%; margin-top: 4px; padding: 10px; border: 1px solid var(--line); border-radius: 8px; background: transparent; color: inherit; font: inherit; }
button:disabled { opacity: 0.6; cursor: default; } .quiet { color: var(--quiet); font-size: 14px; } .fault { color: var(--fault); } .note { padding: 12px; border: 1px solid var(--line); border-radius: 8px; }
a { color: inherit; } .lines { white-space: pre-line; } .final { font-weight: 600; }
`;

const script = inlineScript(`(${runPage.toString()})();`);

/** A page for a payer. Its script loads what it shows from the addresses below its own. */
export function page(data: PageData): ScriptedPage {
  const content = html`<main><h1>${data.title}</h1><div id="content" aria-live="polite"><noscript><p>This page needs JavaScript.</p></noscript></div></main>
${inlineData(data)}
${script}`;
  return { mediaType: 'text/html', text: htmlPage({ title: data.title, style, content }), runsScripts: true };
}
