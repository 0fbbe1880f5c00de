// Written by the compiler from the contract; change the contract instead.
import type { Result, WriteContext } from '../../context.ts';
import type * as t from '../../types.gen.ts';

export interface ReplaceTreeInput {
  readonly path: t.ReplaceTreeData['path'];
  readonly body: t.ReplaceTreeData['body'];
}

/** trees: one handler per operation of the contract. */
export interface TreesHandlers {
  /** replaceTree · PUT /trees/{id} · none */
  readonly replaceTree: (ctx: WriteContext<never>, input: ReplaceTreeInput) => Promise<Result<t.ReplaceTreeResponse['data']>>;
}
