import { html, Markup } from './html.ts';

export interface HtmlPage {
  readonly language?: string;
  readonly title: string;
  readonly style: string;
  /** What stands in `body`. */
  readonly content: Markup;
}

/** A document that search engines do not list. */
export const htmlPage = ({ language = 'en', title, style, content }: HtmlPage): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${new Markup(style)}</style>
</head>
<body>
${content}
</body>
</html>
`.text;

/** A script of a page. The code must not end its element. */
export const inlineScript = (code: string): Markup =>
  new Markup(`<script>${code.replaceAll('</', '<\\/')}</script>`);

/** What the scripts of a page know, as data, which nothing runs. */
export const inlineData = (data: unknown): Markup =>
  new Markup(
    `<script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
  );

/** Colors, type and focus of the pages behind hosted addresses: `--line` around cards, `--edge` around fields. */
export const hostedStyle = `
:root { color-scheme: light dark; --ground: #f3f4f7; --card: #ffffff; --line: #d5d9e2; --edge: #b9bfcc; --text: #171b26; --quiet: #545c6e; --fault: #b3261e; --button: #2348c7; --label: #ffffff; }
@media (prefers-color-scheme: dark) { :root { --ground: #10131a; --card: #1a1f2a; --line: #343b4a; --edge: #525b6e; --text: #edf0f6; --quiet: #a8b0c1; --fault: #ff9d94; --button: #8aa5ff; --label: #0c1330; } }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/24px system-ui, sans-serif; }
main { margin: 0 auto; background: var(--card); border-radius: 14px; }
:focus-visible { outline: 3px solid var(--text); outline-offset: 2px; }
`;

/** The button of a page on which there is one thing to do. */
export const buttonStyle = `
button { margin-top: 12px; padding: 12px 24px; border: 0; border-radius: 8px; background: var(--button); color: var(--label); font: inherit; font-weight: 600; cursor: pointer; }
`;
