import type { VerifiedCertification } from '#generated/hosted/types.gen.ts';
import { hostedStyle, htmlPage } from '#src/platform/html-page.ts';
import { html } from '#src/platform/html.ts';

const style = `${hostedStyle}
:root { --good: #17693a; --bad: #a3271d; }
@media (prefers-color-scheme: dark) { :root { --good: #7fd8a2; --bad: #ff9d93; } }
body { padding: 24px 12px; }
main { max-width: 520px; padding: 28px; border: 1px solid var(--line); }
h1 { margin: 0 0 16px; font-size: 22px; line-height: 28px; overflow-wrap: anywhere; }
dt { font-weight: 600; }
dd { margin: 0 0 12px; overflow-wrap: anywhere; }
.good { color: var(--good); }
.bad { color: var(--bad); }
`;

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
  const content = html`<main>
<h1 class="${status === 'active' ? 'good' : 'bad'}">${states[status]}</h1>
<dl>
<dt>Name</dt><dd>${user_name}</dd>
<dt>Course</dt><dd>${course_name}</dd>
<dt>Issued by</dt><dd>${agency_name}</dd>
<dt>Issued on</dt><dd>${day(issued_at)}</dd>
${expires_at !== null && html`<dt>${status === 'expired' ? 'Expired on' : 'Valid until'}</dt><dd>${day(expires_at)}</dd>`}
<dt>Code</dt><dd>${code}</dd>
</dl>
</main>`;
  return htmlPage({ title: states[status], style, content });
};
