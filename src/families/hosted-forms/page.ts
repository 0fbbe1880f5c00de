import type { HostedForm } from '#generated/hosted/types.gen.ts';
import type { FramedPage } from '#src/call/hosted.ts';
import { createFormLogic } from '#src/domain/forms/index.ts';
import { hostedStyle, htmlPage, inlineData, inlineScript } from '#src/platform/html-page.ts';
import { html } from '#src/platform/html.ts';
import { createControls } from './page-controls.ts';
import { createElements } from './page-elements.ts';
import { runForm } from './page-script.ts';

export interface PlaceOfPage {
  /** Path of the page, with its credential. */
  readonly path: string;
  readonly domains?: readonly string[] | undefined;
  /** Whether the page is that of a submission that was begun. */
  readonly isBegun?: boolean;
}

const style = `${hostedStyle}
body { padding: 16px; }
main { max-width: 640px; padding: 24px; }
.row { display: flex; flex-wrap: wrap; gap: 16px; } .row > * { flex: 1 1 100%; min-width: 0; }
.half { flex-basis: calc(50% - 8px) !important; } .third { flex-basis: calc(33% - 12px) !important; }
@media (max-width: 480px) { .half, .third { flex-basis: 100% !important; } }
label, legend { font-weight: 600; } fieldset { border: 0; margin: 0; padding: 0; } .choice { display: block; font-weight: 400; }
input:not([type=checkbox]):not([type=radio]), select, textarea { box-sizing: border-box; width: 100%; padding: 10px; border: 1px solid var(--edge); border-radius: 8px; background: transparent; color: inherit; font: inherit; }
.help, .need { color: var(--quiet); font-size: 14px; } .need { font-weight: 400; } .fault { color: var(--fault); font-size: 14px; } .trap { position: absolute; left: -9999px; }
button { padding: 12px 24px; border: 0; border-radius: 8px; font: inherit; font-weight: 600; cursor: pointer; } .quiet { background: transparent; color: inherit; }
img { max-width: 100%; } [hidden] { display: none !important; } hr { width: 100%; }
table { border-collapse: collapse; width: 100%; } td, th { padding: 6px; text-align: center; font-weight: 400; } tr > :first-child { text-align: left; }
canvas { border: 1px solid var(--edge); border-radius: 8px; touch-action: none; background: #ffffff; max-width: 100%; }
`;

const elements = `(parts) => (${createElements.toString()})(parts, (${createControls.toString()})(parts))`;

/** The text of the script: the logic by which the service judges answers too, and the functions that show the form with it. */
const script = inlineScript(`(${runForm.toString()})((${createFormLogic.toString()}), (${elements}));`);

/** A page that shows the form and sends the answers. What it knows of the form stands in it as data, which nothing runs. */
export function formPage(form: HostedForm, { path, domains = [], isBegun = false }: PlaceOfPage): FramedPage {
  const content = html`<main id="form"><h1>${form.name}</h1>${form.status !== 'open' && html`<p>${form.closed_message}</p>`}<noscript><p>This form needs JavaScript.</p></noscript></main>
${inlineData({ form, path, isBegun })}
${script}`;
  const text = htmlPage({ language: form.language, title: form.name, style, content });
  return { mediaType: 'text/html', text, runsScripts: true, framedBy: domains };
}
