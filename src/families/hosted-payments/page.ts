import type { PaymentMethodType } from '#generated/types.gen.ts';
import type { ScriptedPage } from '#src/call/hosted.ts';
import { html, Markup } from '#src/platform/html.ts';
import { runPage } from './page-script.ts';

/** What the script of a page starts from. */
export interface PageData {
  readonly kind: 'payment' | 'setup' | 'authorization';
  readonly title: string;
  /** Path of the page, with its credential. */
  readonly path: string;
  readonly paymentId?: string | null;
  readonly setupToken?: string | null;
  readonly type?: PaymentMethodType | null;
}

const style = `
:root { color-scheme: light dark; --ground: #f3f4f7; --card: #ffffff; --line: #d5d9e2; --text: #171b26; --quiet: #545c6e; --fault: #b3261e; --button: #2348c7; --label: #ffffff; }
@media (prefers-color-scheme: dark) { :root { --ground: #10131a; --card: #1a1f2a; --line: #343b4a; --text: #edf0f6; --quiet: #a8b0c1; --fault: #ff9d94; --button: #8aa5ff; --label: #0c1330; } }
body { margin: 0; padding: 16px; background: var(--ground); color: var(--text); font: 16px/24px system-ui, sans-serif; }
main { max-width: 640px; margin: 0 auto; padding: 24px; background: var(--card); border: 1px solid var(--line); border-radius: 14px; }
h1 { margin: 0 0 16px; font-size: 22px; line-height: 28px; } h2 { margin: 24px 0 8px; font-size: 18px; }
table { width: 100%; border-collapse: collapse; } td, th { padding: 8px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; font-weight: 400; }
td:last-child { text-align: right; white-space: nowrap; padding-left: 16px; } tr.sum > * { font-weight: 600; }
label { display: block; margin: 12px 0; } fieldset { border: 0; margin: 0; padding: 0; }
input:not([type=checkbox]):not([type=radio]) { box-sizing: border-box; width: 100%; margin-top: 4px; padding: 10px; border: 1px solid var(--line); border-radius: 8px; background: transparent; color: inherit; font: inherit; }
button { margin-top: 12px; padding: 12px 24px; border: 0; border-radius: 8px; background: var(--button); color: var(--label); font: inherit; font-weight: 600; cursor: pointer; }
button:disabled { opacity: 0.6; cursor: default; } .quiet { color: var(--quiet); font-size: 14px; } .fault { color: var(--fault); } .note { padding: 12px; border: 1px solid var(--line); border-radius: 8px; }
:focus-visible { outline: 3px solid var(--text); outline-offset: 2px; } a { color: inherit; }
`;

const script = `(${runPage.toString()})();`.replaceAll('</', '<\\/');

/** A page for a payer. Its script loads what it shows from the addresses below its own. */
export function page(data: PageData): ScriptedPage {
  const text = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${data.title}</title>
<style>${new Markup(style)}</style>
</head>
<body>
<main><h1>${data.title}</h1><div id="content" aria-live="polite"><noscript><p>This page needs JavaScript.</p></noscript></div></main>
<script type="application/json" id="data">${new Markup(JSON.stringify(data).replaceAll('<', '\\u003c'))}</script>
<script>${new Markup(script)}</script>
</body>
</html>
`.text;
  return { mediaType: 'text/html', text, runsScripts: true };
}
