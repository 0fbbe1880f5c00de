import type { NotificationKind, SubjectKind } from '#generated/types.gen.ts';

/** What a notification of a kind says, as an example. */
interface Sample {
  /** `{record}` is the record's name. */
  readonly title: string;
  readonly body: string | null;
  readonly record: string;
  /** Kinds of records that it can concern; null for those of all kinds. */
  readonly kinds: readonly SubjectKind[] | null;
}

const work: readonly SubjectKind[] = ['task', 'task_stage', 'ticket', 'escalation'];
const tickets: readonly SubjectKind[] = ['ticket', 'ticket_message'];

export const sampleActor = 'Sam Okafor';

export const samples: Readonly<Record<NotificationKind, Sample>> = {
  assignment: {
    title: 'You were assigned to {record}',
    body: null,
    record: 'March content pack',
    kinds: null,
  },
  mention: {
    title: 'Sam Okafor mentioned you in {record}',
    body: 'Could you check the opening hours?',
    record: 'March content pack',
    kinds: null,
  },
  comment: {
    title: 'Sam Okafor commented on {record}',
    body: 'The second draft is better.',
    record: 'March content pack',
    kinds: null,
  },
  reaction: {
    title: 'Sam Okafor reacted 👍 to your comment on {record}',
    body: null,
    record: 'March content pack',
    kinds: null,
  },
  due_soon: { title: '{record} is due tomorrow', body: null, record: 'March content pack', kinds: work },
  overdue: { title: '{record} is overdue', body: null, record: 'March content pack', kinds: work },
  status_change: { title: '{record} is In review', body: null, record: 'March content pack', kinds: null },
  review_requested: { title: 'Review {record}', body: null, record: 'Onboarding checklist', kinds: null },
  review_decided: { title: '{record} was approved', body: null, record: 'Onboarding checklist', kinds: null },
  sla_at_risk: {
    title: '{record} may miss its deadline',
    body: null,
    record: 'Website is down',
    kinds: tickets,
  },
  sla_breached: {
    title: '{record} missed its deadline',
    body: null,
    record: 'Website is down',
    kinds: tickets,
  },
  ticket_message: {
    title: 'New message on {record}',
    body: 'It works again, thank you.',
    record: 'Website is down',
    kinds: tickets,
  },
  escalation: {
    title: '{record} was escalated',
    body: null,
    record: 'Website is down',
    kinds: ['escalation', 'ticket'],
  },
  sop_feedback: {
    title: 'Feedback on {record}',
    body: 'Step 3 is out of date.',
    record: 'Client onboarding',
    kinds: ['sop'],
  },
  sop_outdated: {
    title: '{record} was reported as out of date',
    body: null,
    record: 'Client onboarding',
    kinds: ['sop'],
  },
  training: {
    title: '{record} was assigned to you',
    body: null,
    record: 'Privacy basics',
    kinds: ['training_course'],
  },
  certification: {
    title: 'Your certification in {record} expires in 30 days',
    body: null,
    record: 'Privacy basics',
    kinds: ['training_course'],
  },
  chat_message: {
    title: 'Sam Okafor wrote to you',
    body: 'Do you have a minute?',
    record: 'Do you have a minute?',
    kinds: ['chat_message'],
  },
  automation: { title: 'The automation Welcome e-mails failed', body: null, record: '', kinds: [] },
  invoice: { title: '{record} is overdue', body: null, record: 'Invoice 2026-014', kinds: ['invoice'] },
  reminder: { title: 'Ask Priya about the opening hours', body: null, record: '', kinds: [] },
  system: { title: 'A webhook endpoint was disabled', body: null, record: '', kinds: [] },
};
