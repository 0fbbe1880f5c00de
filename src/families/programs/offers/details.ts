import type { ProgramDefinitionDetails } from '#generated/types.gen.ts';
import type { GetProgramDefinitionDetailsInput } from '#generated/families/programs/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { parseRecord } from '#src/platform/db/query/index.ts';
import { showDefinition } from '../definitions/definitions.ts';
import { countEnrollments, selectNamedProcesses, selectNamedServices } from './details.queries.ts';
import { showProgram } from './programs.ts';

export async function getProgramDefinitionDetails(
  ctx: ReadContext,
  { query }: GetProgramDefinitionDetailsInput,
): Promise<ProgramDefinitionDetails> {
  const program = parseRecord(await showProgram(ctx, query.program_id));
  const definitionId = program.program_definition.id;
  const [definition, processes, services, enrollment_counts] = await Promise.all([
    showDefinition(ctx, definitionId),
    selectNamedProcesses(ctx.db, definitionId),
    selectNamedServices(ctx.db, definitionId),
    countEnrollments(ctx.db, program.id),
  ]);
  return { program, program_definition: parseRecord(definition), processes, services, enrollment_counts };
}
