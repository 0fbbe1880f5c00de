// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults } from '../../../src/door/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListUsersInput {
  readonly query: WithDefaults<NonNullable<t.ListUsersData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface GetUserInput {
  readonly path: t.GetUserData['path'];
}

/** Organization: one handler per operation of the contract. */
export interface OrganizationHandlers {
  /** List members and service accounts · GET /v1/users · people.view */
  readonly listUsers: (ctx: ReadContext, input: ListUsersInput) => Promise<Page<t.ListUsersResponse['data'][number]>>;
  /** Read a member or service account · GET /v1/users/{id} · people.view */
  readonly getUser: (ctx: ReadContext, input: GetUserInput) => Promise<Result<t.GetUserResponse['data']>>;
}
