import type { NotificationKind } from '#generated/types.gen.ts';
import { html, Markup } from '#src/platform/html.ts';
import { logoImage } from '#src/platform/logo-image.ts';
import type { Subscription } from './subscriptions.queries.ts';

/** E-mails of each kind, as a person calls them. */
const names: Readonly<Record<NotificationKind | 'digest', string>> = {
  digest: 'the digest of unread notifications',
  assignment: 'e-mails about work assigned to you',
  mention: 'e-mails about mentions of you',
  comment: 'e-mails about comments',
  reaction: 'e-mails about reactions',
  due_soon: 'e-mails about work that is due soon',
  overdue: 'e-mails about overdue work',
  status_change: 'e-mails about changes of status',
  review_requested: 'e-mails about requests for review',
  review_decided: 'e-mails about decided reviews',
  sla_at_risk: 'e-mails about tickets that may miss their deadline',
  sla_breached: 'e-mails about tickets that missed their deadline',
  ticket_message: 'e-mails about messages on tickets',
  escalation: 'e-mails about escalations',
  sop_feedback: 'e-mails about feedback on SOPs',
  sop_outdated: 'e-mails about outdated SOPs',
  training: 'e-mails about training',
  certification: 'e-mails about certifications',
  chat_message: 'e-mails about chat messages',
  automation: 'e-mails from automations',
  invoice: 'e-mails about invoices',
  reminder: 'e-mails of your reminders',
  system: 'announcements of the service',
};

const style = new Markup(`<style>
:root { color-scheme: light dark; --ground: #f3f4f7; --card: #ffffff; --line: #d5d9e2; --text: #171b26; --button: #2348c7; --label: #ffffff; }
@media (prefers-color-scheme: dark) { :root { --ground: #10131a; --card: #1a1f2a; --line: #343b4a; --text: #edf0f6; --button: #8aa5ff; --label: #0c1330; } }
body { margin: 0; padding: 24px 12px; background: var(--ground); color: var(--text); font: 16px/24px system-ui, sans-serif; }
main { max-width: 520px; margin: 0 auto; padding: 28px; background: var(--card); border: 1px solid var(--line); border-radius: 14px; }
h1 { margin: 0 0 16px; font-size: 22px; line-height: 28px; }
button { margin-top: 12px; padding: 12px 24px; border: 0; border-radius: 8px; background: var(--button); color: var(--label); font: inherit; font-weight: 600; cursor: pointer; }
button:focus-visible { outline: 3px solid var(--text); outline-offset: 2px; }
</style>`);

export interface ShownSubscription extends Subscription {
  /** Whether e-mails are sent as things are. */
  readonly isSubscribed: boolean;
  /** Path of the page. */
  readonly address: string;
}

/** Says how things are, with the one button that changes them; opening it changes nothing. */
export function page({
  kind,
  agency,
  email,
  logo_png: logo,
  address,
  isSubscribed,
}: ShownSubscription): string {
  const what = names[kind];
  const heading = isSubscribed ? `Unsubscribe from ${agency}` : 'You are unsubscribed';
  const where = email === null ? '' : ` at ${email}`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading}</title>
${style}
</head>
<body>
<main>
${logo !== null && logoImage({ png: logo, agency })}
<h1>${heading}</h1>
${
  isSubscribed
    ? html`<p>${agency} sends you ${what}${where}. You still find everything in your inbox there when you stop them.</p>
<form method="post" action="${address}"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button>Stop these e-mails</button></form>`
    : html`<p>${agency} no longer sends you ${what}${where}. Was that a mistake?</p>
<form method="post" action="${address}/restore"><button>Send them again</button></form>`
}
</main>
</body>
</html>
`.text;
}
