import { htmlPage } from '#src/platform/html-page.ts';
import { html, Markup } from '#src/platform/html.ts';
import { styles as style } from './styles.ts';

export interface Page {
  readonly title: string;
  readonly content: Markup;
  /** Address of the service, by which people know where they are. */
  readonly base: string;
}

const mark = new Markup(
  '<svg class="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><rect x="2" y="2" width="20" height="20" rx="6" fill="currentColor"/><path d="M7.2 16.6 12 7l4.8 9.6M9 13.6h6" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>',
);

export const layout = ({ title, content, base }: Page): string =>
  htmlPage({
    title: `${title} – Agency management service`,
    style,
    content: html`<header class="top">${mark}Agency management service</header>
<main>
<div class="card">
${content}
</div>
</main>
<footer class="foot">${new URL(base).host}</footer>`,
  });

export interface Fault {
  /** Id of the field; absent where none of them is to blame. */
  readonly field?: string;
  readonly message: string;
}

/** What is wrong, before everything else, with ways to the fields. */
export const errorSummary = (faults: readonly Fault[]): Markup | null =>
  faults.length === 0
    ? null
    : html`<div class="alert" role="alert" aria-labelledby="faults">
<h2 id="faults">There is a problem</h2>
<ul>${faults.map(({ field, message }) => html`<li>${field === undefined ? message : html`<a href="#${field}">${message}</a>`}</li>`)}</ul>
</div>`;

export const faultOf = (faults: readonly Fault[], field: string): Markup | null => {
  const fault = faults.find((one) => one.field === field);
  return fault === undefined ? null : html`<p class="fault" id="${field}-fault">${fault.message}</p>`;
};

/** Ties a field to what is wrong with it. */
export const invalidity = (faults: readonly Fault[], field: string): Markup | null =>
  faults.some((one) => one.field === field)
    ? html` aria-invalid="true" aria-describedby="${field}-fault"`
    : null;
