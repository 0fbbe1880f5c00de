import type { BuiltInRole, InvitationStatus, UserStatus } from '#generated/console/types.gen.ts';
import type { Tone } from '../../parts/state.tsx';

interface Look {
  readonly label: string;
  readonly tone: Tone;
}

export const userStates: Readonly<Record<UserStatus, Look>> = {
  active: { label: 'Active', tone: 'good' },
  invited: { label: 'Invited', tone: 'waiting' },
  suspended: { label: 'Suspended', tone: 'bad' },
  removed: { label: 'Removed', tone: 'quiet' },
};

export const invitationStates: Readonly<Record<InvitationStatus, Look>> = {
  open: { label: 'Open', tone: 'waiting' },
  expired: { label: 'Expired', tone: 'quiet' },
};

export const roles: Readonly<Record<BuiltInRole, string>> = { owner: 'Owner', admin: 'Admin' };

export const isUserStatus = (text: string): text is UserStatus => text in userStates;
