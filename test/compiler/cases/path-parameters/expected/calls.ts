// Written by the compiler from the contract; change the contract instead.
import type * as t from './types.gen.ts';

export interface Calls {
  readonly listMembers: { readonly input: t.ListMembersData; readonly responses: t.ListMembersResponses };
  readonly deleteMembers: { readonly input: t.DeleteMembersData; readonly responses: t.DeleteMembersResponses };
}
