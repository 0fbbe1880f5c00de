// Written by the compiler from the contract; change the contract instead.
import type { ReadContext, Result, WithDefaults, WriteContext } from '../../context.ts';
import type * as t from '../../types.gen.ts';

export interface ListMembersInput {
  readonly path: t.ListMembersData['path'];
  readonly query: WithDefaults<NonNullable<t.ListMembersData['query']>, 'verbose'>;
}

export interface DeleteMembersInput {
  readonly path: t.DeleteMembersData['path'];
  readonly query: NonNullable<t.DeleteMembersData['query']>;
}

/** teams: one handler per operation of the contract. */
export interface TeamsHandlers {
  /** listMembers · GET /teams/{team}/members · none */
  readonly listMembers: (ctx: ReadContext, input: ListMembersInput) => Promise<Result<t.ListMembersResponses[200]>>;
  /** deleteMembers · DELETE /teams/{team}/members · none */
  readonly deleteMembers: (ctx: WriteContext<never>, input: DeleteMembersInput) => Promise<void>;
}
