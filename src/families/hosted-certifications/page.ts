import type { VerifiedCertification } from '#generated/hosted/types.gen.ts';
import { html, Markup } from '#src/platform/html.ts';

const style = new Markup(`<style>
:root { color-scheme: light dark; --ground: #f3f4f7; --card: #ffffff; --line: #d5d9e2; --text: #171b26; --good: #17693a; --bad: #a3271d; }
@media (prefers-color-scheme: dark) { :root { --ground: #10131a; --card: #1a1f2a; --line: #343b4a; --text: #edf0f6; --good: #7fd8a2; --bad: #ff9d93; } }
body { margin: 0; padding: 24px 12px; background: var(--ground); color: var(--text); font: 16px/24px system-ui, sans-serif; }
main { max-width: 520px; margin: 0 auto; padding: 28px; background: var(--card); border: 1px solid var(--line); border-radius: 14px; }
h1 { margin: 0 0 16px; font-size: 22px; line-height: 28px; overflow-wrap: anywhere; }
dt { font-weight: 600; }
dd { margin: 0 0 12px; overflow-wrap: anywhere; }
.good { color: var(--good); }
.bad { color: var(--bad); }
</style>`);

const states: Readonly<Record<VerifiedCertification['status'], string>> = {
  active: 'This certificate is valid',
  expired: 'This certificate has expired',
  revoked: 'This certificate was revoked',
  superseded: 'This certificate was replaced by a later one',
};

const day = (instant: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));

/** The page behind the code on a certificate. */
export const page = (certification: VerifiedCertification): string => {
  const { status, user_name, course_name, agency_name, issued_at, expires_at, code } = certification;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${states[status]}</title>
${style}
</head>
<body>
<main>
<h1 class="${status === 'active' ? 'good' : 'bad'}">${states[status]}</h1>
<dl>
<dt>Name</dt><dd>${user_name}</dd>
<dt>Course</dt><dd>${course_name}</dd>
<dt>Issued by</dt><dd>${agency_name}</dd>
<dt>Issued on</dt><dd>${day(issued_at)}</dd>
${expires_at !== null && html`<dt>${status === 'expired' ? 'Expired on' : 'Valid until'}</dt><dd>${day(expires_at)}</dd>`}
<dt>Code</dt><dd>${code}</dd>
</dl>
</main>
</body>
</html>
`.text;
};
