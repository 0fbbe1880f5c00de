import type { NotificationKind } from '#generated/types.gen.ts';
import { buttonStyle, hostedStyle, htmlPage } from '#src/platform/html-page.ts';
import { html } from '#src/platform/html.ts';
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

const style = `${hostedStyle}${buttonStyle}
body { padding: 24px 12px; }
main { max-width: 520px; padding: 28px; border: 1px solid var(--line); }
h1 { margin: 0 0 16px; font-size: 22px; line-height: 28px; }
`;

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
  const content = html`<main>
${logo !== null && logoImage({ png: logo, agency })}
<h1>${heading}</h1>
${
  isSubscribed
    ? html`<p>${agency} sends you ${what}${where}. You still find everything in your inbox there when you stop them.</p>
<form method="post" action="${address}"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button>Stop these e-mails</button></form>`
    : html`<p>${agency} no longer sends you ${what}${where}. Was that a mistake?</p>
<form method="post" action="${address}/restore"><button>Send them again</button></form>`
}
</main>`;
  return htmlPage({ title: heading, style, content });
}
