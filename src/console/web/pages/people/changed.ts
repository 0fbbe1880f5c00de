import {
  getDepartmentQueryKey,
  getUserPermissionsQueryKey,
  getUserQueryKey,
  listDepartmentMembersQueryKey,
  listDepartmentsQueryKey,
  listInvitationsQueryKey,
  listUsersQueryKey,
} from '#generated/console/client/@tanstack/react-query.gen.ts';
import { changed } from '../../app/queries.ts';

const any = { path: { id: '' } };

/** People, departments and levels tell of each other, so all of them are loaded again. */
export const peopleChanged = (): Promise<unknown> =>
  changed(
    listUsersQueryKey(),
    getUserQueryKey(any),
    getUserPermissionsQueryKey(any),
    listInvitationsQueryKey(),
    listDepartmentsQueryKey(),
    getDepartmentQueryKey(any),
    listDepartmentMembersQueryKey(),
  );
