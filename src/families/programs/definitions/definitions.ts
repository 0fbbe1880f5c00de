import type { ProgramDefinition } from '#generated/types.gen.ts';
import type {
  GetProgramDefinitionInput,
  ListProgramDefinitionsInput,
} from '#generated/families/programs/handlers.ts';
import type { JsonText, ReadContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import * as queries from './definitions.queries.ts';

export const listProgramDefinitions = (ctx: ReadContext, { query }: ListProgramDefinitionsInput) =>
  queries.definitionList.page(ctx.db, query, {});

export const getProgramDefinition = (ctx: ReadContext, { path }: GetProgramDefinitionInput) =>
  showDefinition(ctx, path.id);

/** The definition, archived or not; 404 when it is unknown. */
export async function showDefinition(
  ctx: Pick<ReadContext, 'db'>,
  id: string,
): Promise<JsonText<ProgramDefinition>> {
  const definition = await queries.selectDefinition(ctx.db, storedId(id));
  if (definition === undefined) throw notFound('program definition', id);
  return definition;
}
