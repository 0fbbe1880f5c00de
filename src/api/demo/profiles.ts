import type { ClientProfileCreate } from '#generated/types.gen.ts';
import type { AgencyPlan } from './agencies.ts';
import type { Call } from './caller.ts';

/** Profile ids by what the seed calls them. */
export type Profiles = Readonly<Record<'retainer' | 'project' | 'local', string>>;

const projectStatuses: ClientProfileCreate['status_options'] = [
  { key: 'inquiry', label: 'Inquiry', color: '#8e7cc3', category: 'prospect', is_default: true },
  { key: 'proposal_sent', label: 'Proposal sent', color: '#6fa8dc', category: 'prospect' },
  { key: 'in_production', label: 'In production', color: '#6aa84f', category: 'active' },
  { key: 'in_review', label: 'In review', color: '#f1c232', category: 'active' },
  { key: 'delivered', label: 'Delivered', color: '#45818e', category: 'inactive' },
  { key: 'declined', label: 'Declined', color: '#999999', category: 'inactive' },
];

/** Two profiles with the statuses that every new profile has, and one with its own, in two folders. */
export async function fillProfiles(call: Call, { name }: AgencyPlan): Promise<Profiles> {
  const folder = async (folderName: string): Promise<string> =>
    (await call('createClientProfileFolder', { body: { name: folderName } })).id;
  const ongoing = await folder('Ongoing work');
  const fixed = await folder('Fixed price');
  const profile = async (body: ClientProfileCreate): Promise<string> =>
    (await call('createClientProfile', { body })).id;
  return {
    retainer: await profile({
      name: 'Retainer',
      description: `Clients that ${name} works for every month.`,
      color: '#3d85c6',
      folder_id: ongoing,
    }),
    local: await profile({
      name: 'Local business',
      description: 'Small businesses on a fixed monthly package.',
      color: '#6aa84f',
      folder_id: ongoing,
    }),
    project: await profile({
      name: 'Project',
      description: 'One piece of work with a price and a deadline.',
      color: '#e69138',
      folder_id: fixed,
      status_options: projectStatuses,
    }),
  };
}
