import { html, Markup } from '#src/platform/html.ts';
import { logoImage, type LogoShown } from '#src/platform/logo-image.ts';

/** What somebody wrote with its format: as text, and as HTML that is safe already. */
export interface Written {
  readonly text: string;
  readonly html: string;
}

/** What every message is made of. Texts are plain: they are escaped where they need it. */
export interface Parts {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly (string | Written)[];
  /** The one thing to do. */
  readonly action?: { readonly label: string; readonly url: string };
  /** What else to know, below. */
  readonly notes: readonly string[];
}

/** A message as it is sent: the same words as text and as a page. */
export interface Content {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const service = 'Agency management service';

/** Where the logo of the agency comes when the message is sent. */
const logoPlace = '<!-- logo -->';

/** The page with a picture at its head, which is found under this address; without one as it is. */
export const withLogo = (page: string, logo: LogoShown | null): string =>
  page.replace(logoPlace, () => (logo === null ? '' : logoImage(logo).text));

// Programs for mail read little of CSS: what matters is in the elements, and the block adds the reader's dark colours.
const style = new Markup(`<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #10131a !important; }
  .card { background: #1a1f2a !important; border-color: #343b4a !important; }
  .text { color: #edf0f6 !important; }
  .quiet { color: #a8b0c1 !important; }
  .link { color: #8aa5ff !important; }
  .button { background: #8aa5ff !important; color: #0c1330 !important; }
}
</style>`);

const font = 'font-family: system-ui, -apple-system, Segoe UI, Roboto, Helvetica Neue, Arial, sans-serif;';
const paragraph = (text: string): Markup =>
  html`<p class="text" style="margin: 16px 0 0; color: #171b26; font-size: 16px; line-height: 24px;">${text}</p>`;
const written = ({ html: page }: Written): Markup =>
  html`<div class="text" style="margin: 16px 0 0; color: #171b26; font-size: 16px; line-height: 24px;">${new Markup(page)}</div>`;
const note = (text: string): Markup =>
  html`<p class="quiet" style="margin: 16px 0 0; color: #545c6e; font-size: 14px; line-height: 21px;">${text}</p>`;

/** The address stands below the button too, for who would rather see where it leads. */
const button = ({ label, url }: NonNullable<Parts['action']>): Markup => html`
<p style="margin: 24px 0 0;"><a class="button" href="${url}" style="display: inline-block; padding: 12px 24px; border-radius: 8px; background: #2348c7; color: #ffffff; font-size: 16px; line-height: 24px; font-weight: 600; text-decoration: none;">${label}</a></p>
<p class="quiet" style="margin: 16px 0 0; color: #545c6e; font-size: 14px; line-height: 21px; word-break: break-all;">Or copy this address into your browser:<br><a class="link" href="${url}" style="color: #2348c7;">${url}</a></p>`;

export function compose({ subject, heading, paragraphs, action, notes }: Parts): Content {
  const text = [
    heading,
    ...paragraphs.map((each) => (typeof each === 'string' ? each : each.text)),
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
    ...notes,
    `-- \n${service}`,
  ];
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
${style}
</head>
<body class="ground" style="margin: 0; padding: 0; background: #f3f4f7; ${font}">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background: #f3f4f7;"><tr><td align="center" style="padding: 24px 12px; ${font}">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width: 560px; background: #ffffff; border: 1px solid #d5d9e2; border-radius: 14px;"><tr><td align="left" style="padding: 28px; ${font}">
${new Markup(logoPlace)}<h1 class="text" style="margin: 0; color: #171b26; font-size: 22px; line-height: 28px;">${heading}</h1>
${paragraphs.map((each) => (typeof each === 'string' ? paragraph(each) : written(each)))}${action !== undefined && button(action)}
${notes.map(note)}
</td></tr></table>
<p class="quiet" style="margin: 16px 0 0; color: #545c6e; font-size: 14px; line-height: 21px;">${service}</p>
</td></tr></table>
</body>
</html>
`;
  return { subject, text: `${text.join('\n\n')}\n`, html: page.text };
}

const maxNameLength = 100;

/** A name that somebody chose, as part of a sentence of ours: one line of decent length, in which no program finds a link. */
export function plain(name: string): string {
  const line = name.replaceAll(/\p{C}/gu, ' ').replaceAll(/\s+/gu, ' ').trim();
  const short = line.length <= maxNameLength ? line : `${line.slice(0, maxNameLength - 1).trimEnd()}…`;
  // A word joiner, which nobody sees, behind what makes an address of words.
  return short.replaceAll(/(?<=\S)([.:@/])(?=\S)/gu, '$1\u2060').toWellFormed();
}

/** How the receiver reads times. */
export interface Reader {
  readonly locale: string;
  readonly timeZone: string;
}

/** For somebody of whom nothing is known. */
export const anybody: Reader = { locale: 'en-GB', timeZone: 'UTC' };

/** An instant as the receiver's clocks show it, with the name of their zone: `9 March 2026 at 15:05 (Europe/Berlin)`. */
export function moment(at: Date, { locale, timeZone }: Reader): string {
  const shown = at.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  return timeZone === 'UTC' ? `${shown} UTC` : `${shown} (${timeZone})`;
}
