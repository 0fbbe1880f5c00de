import type { Permission } from '#generated/permissions.ts';
import type { Db } from '#src/platform/db/index.ts';
import type { AgencyPlan } from './agencies.ts';
import { findAccountId, insertDepartment, insertLevel, insertMember } from './people.queries.ts';

const memberPermissions: readonly Permission[] = [
  'clients.view',
  'clients.create',
  'clients.edit',
  'tasks.view',
  'tasks.create',
  'tasks.edit',
  'tasks.transition',
  'tickets.view',
  'tickets.create',
  'tickets.reply',
  'tickets.edit',
  'sops.view',
  'training.learn',
  'forms.view',
  'programs.view',
  'objects.view',
  'objects.edit',
  'chat.use',
  'time.own',
  'people.view',
];
const leadPermissions: readonly Permission[] = [
  ...memberPermissions,
  'clients.delete',
  'clients.merge',
  'tasks.manage',
  'tickets.assign',
  'tickets.manage',
  'tickets.review_drafts',
  'escalations.view',
  'escalations.create',
  'escalations.manage',
  'sops.author',
  'sops.review',
  'programs.manage',
  'billing.view',
  'time.manage',
  'settings.view',
];

/** The agency's departments with their levels and members; answers the members' ids. */
export async function fillPeople(
  db: Db,
  { departments, guests, owner }: AgencyPlan,
  createdBy: string,
): Promise<string[]> {
  const domain = owner.email.split('@')[1]!;
  const ids: string[] = [];
  for (const [index, { name, members }] of departments.entries()) {
    const departmentId = await insertDepartment(db, name, index, createdBy);
    const levels = {
      lead: await insertLevel(db, departmentId, {
        name: 'Lead',
        position: 0,
        permissions: leadPermissions,
        createdBy,
      }),
      member: await insertLevel(db, departmentId, {
        name: 'Member',
        position: 1,
        permissions: memberPermissions,
        createdBy,
      }),
    };
    for (const member of members) {
      const email = `${member.name.split(' ')[0]!.toLowerCase()}@${domain}`;
      ids.push(
        await insertMember(db, { name: member.name, email, departmentId, levelId: levels[member.level] }),
      );
    }
    if (index > 0) continue;
    for (const guest of guests)
      ids.push(
        await insertMember(db, {
          ...guest,
          departmentId,
          levelId: levels.lead,
          accountId: await findAccountId(db, guest.email),
        }),
      );
  }
  return ids;
}
