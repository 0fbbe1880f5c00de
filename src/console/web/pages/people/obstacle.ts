import type { CurrentSession, User } from '#generated/console/types.gen.ts';

type Person = Pick<CurrentSession, 'user' | 'role' | 'permissions'>;

/** Why the person who is signed in cannot change somebody; null when they can. The service looks once more. */
export function obstacle(me: Person, user: User): string | null {
  if (!me.permissions.includes('people.manage')) return 'Changing people needs the permission people.manage.';
  if (user.id === me.user.id) return null;
  if (user.role !== null && me.role !== 'owner' && me.role !== user.role)
    return user.role === 'owner'
      ? 'Only an owner can change an owner.'
      : 'Only owners and admins can change an admin.';
  const beyond = user.permissions.filter((permission) => !me.permissions.includes(permission));
  return beyond.length === 0
    ? null
    : `${user.name} has permissions that you do not have: ${beyond.join(', ')}. Ask a member who has them to make changes here.`;
}
