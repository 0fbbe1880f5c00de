import type { EscalationCreate } from '#generated/types.gen.ts';
import type { Call } from './caller.ts';
import type { Random } from './random.ts';

/** What goes wrong in agencies now and then, and what is done about it. */
const problems: readonly (Pick<EscalationCreate, 'title' | 'description' | 'severity' | 'tags'> & {
  readonly steps: readonly string[];
  readonly resolution: string;
})[] = [
  {
    title: 'Reports were late three times',
    description: 'The client wants a call with the account lead **this week**.',
    severity: 'high',
    tags: ['reporting'],
    steps: ['Call the client', 'Send the missing report'],
    resolution: 'Agreed on a fixed day for reports, and gave half a month of credit.',
  },
  {
    title: 'Website is down after the launch',
    description: 'Visitors see an error since the new domain is live.',
    severity: 'critical',
    tags: ['launch'],
    steps: ['Switch back to the old server', 'Find the cause', 'Tell the client'],
    resolution: 'The certificate had not been renewed. Renewals are watched now.',
  },
  {
    title: 'Invoice is disputed',
    description: 'Hours of last month are more than were agreed.',
    severity: 'medium',
    tags: ['billing'],
    steps: ['Compare the hours with the agreement'],
    resolution: 'The additional hours had been approved by e-mail.',
  },
  {
    title: 'Pictures without a licence',
    description: 'A photographer asks for a fee.',
    severity: 'low',
    tags: ['content'],
    steps: ['Replace the pictures', 'Ask the photographer for an offer'],
    resolution: 'The pictures were replaced.',
  },
];

/** A few escalations of the owner's: one that is new, one under way, one that waits, one that was resolved. */
export async function fillEscalations(
  call: Call,
  random: Random,
  { clientIds, ownerId }: { readonly clientIds: readonly string[]; readonly ownerId: string },
): Promise<void> {
  for (const [index, { steps, resolution, ...problem }] of problems.entries()) {
    const body: EscalationCreate = {
      ...problem,
      client_id: random.pick(clientIds),
      assignee_id: index === 0 ? null : ownerId,
      next_steps: steps.map((title) => ({ title })),
    };
    const { id } = await call('createEscalation', { body });
    if (index === 0) continue;
    const move = (step: object) => call('transitionEscalation', { path: { id }, body: step });
    await move({ status: 'in_progress' });
    await call('createComment', {
      body: { record_kind: 'escalation', record_id: id, body_text: 'I have called them; more tomorrow.' },
    });
    if (index === 2) await move({ status: 'waiting', reason: 'Waits for the answer of the client.' });
    if (index === 3) await move({ status: 'resolved', resolution, force: true });
  }
}
