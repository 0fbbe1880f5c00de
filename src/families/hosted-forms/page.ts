import type { HostedForm } from '#generated/hosted/types.gen.ts';
import type { FramedPage } from '#src/call/hosted.ts';
import { createFormLogic } from '#src/domain/forms/index.ts';
import { html, Markup } from '#src/platform/html.ts';
import { createElements } from './page-elements.ts';
import { runForm } from './page-script.ts';

export interface PlaceOfPage {
  /** Path of the page, with its credential. */
  readonly path: string;
  readonly domains?: readonly string[] | undefined;
  /** Whether the page is that of a submission that was begun. */
  readonly isBegun?: boolean;
}

const style = `
:root { color-scheme: light dark; --ground: #f3f4f7; --card: #ffffff; --line: #b9bfcc; --text: #171b26; --quiet: #545c6e; --fault: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --ground: #10131a; --card: #1a1f2a; --line: #525b6e; --text: #edf0f6; --quiet: #a8b0c1; --fault: #ff9d94; } }
body { margin: 0; padding: 16px; background: var(--ground); color: var(--text); font: 16px/24px system-ui, sans-serif; }
main { max-width: 640px; margin: 0 auto; padding: 24px; background: var(--card); border-radius: 14px; }
.row { display: flex; flex-wrap: wrap; gap: 16px; } .row > * { flex: 1 1 100%; min-width: 0; }
.half { flex-basis: calc(50% - 8px) !important; } .third { flex-basis: calc(33% - 12px) !important; }
@media (max-width: 480px) { .half, .third { flex-basis: 100% !important; } }
label, legend { font-weight: 600; } fieldset { border: 0; margin: 0; padding: 0; } .choice { display: block; font-weight: 400; }
input:not([type=checkbox]):not([type=radio]), select, textarea { box-sizing: border-box; width: 100%; padding: 10px; border: 1px solid var(--line); border-radius: 8px; background: transparent; color: inherit; font: inherit; }
.help, .need { color: var(--quiet); font-size: 14px; } .need { font-weight: 400; } .fault { color: var(--fault); font-size: 14px; } .trap { position: absolute; left: -9999px; }
button { padding: 12px 24px; border: 0; border-radius: 8px; font: inherit; font-weight: 600; cursor: pointer; } .quiet { background: transparent; color: inherit; }
:focus-visible { outline: 3px solid var(--text); outline-offset: 2px; } img { max-width: 100%; } [hidden] { display: none !important; } hr { width: 100%; }
table { border-collapse: collapse; width: 100%; } td, th { padding: 6px; text-align: center; font-weight: 400; } tr > :first-child { text-align: left; }
canvas { border: 1px solid var(--line); border-radius: 8px; touch-action: none; background: #ffffff; max-width: 100%; }
`;

/** The text of the script: the logic by which the service judges answers too, and the functions that show the form with it. */
const script =
  `(${runForm.toString()})((${createFormLogic.toString()}), (${createElements.toString()}));`.replaceAll(
    '</',
    '<\\/',
  );

/** A page that shows the form and sends the answers. What it knows of the form stands in it as data, which nothing runs. */
export function formPage(form: HostedForm, { path, domains = [], isBegun = false }: PlaceOfPage): FramedPage {
  const data = JSON.stringify({ form, path, isBegun }).replaceAll('<', '\\u003c');
  const text = html`<!doctype html>
<html lang="${form.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${form.name}</title>
<style>${new Markup(style)}</style>
</head>
<body>
<main id="form"><h1>${form.name}</h1>${form.status !== 'open' && html`<p>${form.closed_message}</p>`}<noscript><p>This form needs JavaScript.</p></noscript></main>
<script type="application/json" id="data">${new Markup(data)}</script>
<script>${new Markup(script)}</script>
</body>
</html>
`.text;
  return { mediaType: 'text/html', text, runsScripts: true, framedBy: domains };
}
