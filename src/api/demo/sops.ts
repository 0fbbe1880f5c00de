import type { SopStepCreate } from '#generated/types.gen.ts';
import type { Call } from './caller.ts';

type Block = NonNullable<SopStepCreate['blocks']>[number];

const text = (body_text: string): Block => ({ content: { type: 'text', body_text } });
const checklist = (title: string, ...items: string[]): Block => ({
  content: { type: 'checklist', title, items: items.map((item) => ({ text: item })) },
});
const warning = (body_text: string): Block => ({ content: { type: 'callout', style: 'warning', body_text } });

interface ProcedurePlan {
  readonly title: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly isDraft?: boolean;
  readonly steps: readonly { readonly title: string; readonly blocks: readonly Block[] }[];
}

const procedures: readonly ProcedurePlan[] = [
  {
    title: 'How we talk to clients',
    summary: 'Tone and response times in every channel.',
    tags: ['clients', 'tone'],
    steps: [
      {
        title: 'Answer within a working day',
        blocks: [text('If the answer takes longer, say **when** it comes.')],
      },
      {
        title: 'Keep to one channel',
        blocks: [text('Stay where the client wrote, unless they ask otherwise.')],
      },
    ],
  },
  {
    title: 'Onboard a new client',
    summary: 'From the signed contract to the kick-off call.',
    tags: ['clients', 'onboarding'],
    steps: [
      {
        title: 'Prepare the kick-off call',
        blocks: [
          text('Invite the client to the kick-off call within **two** working days.'),
          checklist('Before the call', 'Ask for access to the ad accounts', 'Send the agenda'),
          warning('Never hold the call before the accounts are open.'),
        ],
      },
      {
        title: 'Hold the call',
        blocks: [text('Write down what a good first month looks like to the client.')],
      },
    ],
  },
  {
    title: 'Close the month',
    summary: 'Reports and invoices by the third working day.',
    tags: ['finance'],
    isDraft: true,
    steps: [{ title: 'Collect the hours', blocks: [checklist('Hours', 'Every member has recorded theirs')] }],
  },
];

/** A section of the knowledge base: two published SOPs, of which one is to be read before the other, and a draft. */
export async function fillSops(call: Call): Promise<void> {
  const folder = (await call('createSopFolder', { body: { name: 'How we work' } })).id;
  const ids: string[] = [];
  for (const { isDraft = false, ...procedure } of procedures) {
    const { id } = await call('createSop', { body: { ...procedure, folder_id: folder } });
    if (!isDraft)
      await call('updateSop', { path: { id }, body: { status: 'published', change_note: 'First version.' } });
    ids.push(id);
  }
  const [first, second] = ids;
  await call('addSopPrerequisites', {
    path: { id: second! },
    body: {
      prerequisites: [
        { prerequisite_id: first!, note: 'The tone of the welcome letter is explained there.' },
      ],
    },
  });
}
