import type { TrainingRequirement, TrainingRequirementInputs } from '#generated/types.gen.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { NamedRecords } from '#src/domain/references/index.ts';
import { storedId, uuid7 } from '#src/platform/db/query/index.ts';
import { invalid, unknownReference } from '#src/platform/errors/index.ts';
import { replaceRequirements, selectRequirements, type RequirementOwner } from './requirements.queries.ts';
import { selectTrainingSettings } from './settings.queries.ts';

type Reader = Pick<ReadContext, 'db' | 'identity' | 'can'>;

const place = 'body.required_for';

/** The rules that a request asks for, complete; 400 at the place of what is wrong. Those that a former rule names may have gone. */
export async function checkedRequirements(
  ctx: Reader,
  inputs: TrainingRequirementInputs,
  former: readonly TrainingRequirement[],
): Promise<TrainingRequirement[]> {
  const { default_due_in_days: defaultDays } = await selectTrainingSettings(ctx.db);
  const known = new Set(former.map(({ id }) => id));
  const named = new NamedRecords(
    new Set(
      former.flatMap(({ learners }) => [
        ...learners.department_ids,
        ...learners.level_ids,
        ...learners.user_ids,
      ]),
    ),
  );
  const seen = new Set<string>();
  const rules = inputs.map((input, index): TrainingRequirement => {
    const at = `${place}[${index}]`;
    const id = storedId(input.id);
    if (id !== undefined && !known.has(id)) throw unknownReference(`${at}.id`, id, 'a rule of this record');
    if (id !== undefined && seen.has(id)) throw invalid(`${at}.id`, 'names a rule that stands here already.');
    if (id !== undefined) seen.add(id);
    requireAudience(input.learners, `${at}.learners`);
    if (input.due_in_days != null && input.due_on != null)
      throw invalid(`${at}.due_on`, 'cannot be combined with due_in_days. Give one of them.');
    const { department_ids, level_ids, user_ids } = input.learners;
    named
      .addAll('department', department_ids, `${at}.learners.department_ids`)
      .addAll('department_level', level_ids, `${at}.learners.level_ids`)
      .addAll('member', user_ids, `${at}.learners.user_ids`);
    return {
      id: id ?? uuid7(),
      learners: {
        is_everyone: input.learners.is_everyone,
        department_ids: department_ids.map(storedId),
        level_ids: level_ids.map(storedId),
        user_ids: user_ids.map(storedId),
      },
      is_new_members_only: input.is_new_members_only ?? false,
      due_in_days:
        input.due_in_days === undefined && input.due_on == null ? defaultDays : (input.due_in_days ?? null),
      due_on: input.due_on ?? null,
    };
  });
  await named.require(ctx);
  return rules;
}

function requireAudience(
  { is_everyone: isEveryone, ...lists }: TrainingRequirement['learners'],
  at: string,
): void {
  const named = [...lists.department_ids, ...lists.level_ids, ...lists.user_ids];
  if (isEveryone && named.length > 0)
    throw invalid(`${at}.is_everyone`, 'must be false when departments, levels or members are named.');
  if (!isEveryone && named.length === 0)
    throw invalid(at, 'must be for everyone, or name departments, levels or members.');
}

/** Stores the rules of a locked course or path; answers whether they changed. */
export async function storeRequirements(
  ctx: Pick<WriteContext, 'db' | 'identity' | 'can' | 'now'>,
  owner: RequirementOwner,
  inputs: TrainingRequirementInputs | undefined,
): Promise<boolean> {
  if (inputs === undefined) return false;
  const former = await selectRequirements(ctx.db, owner);
  const rules = await checkedRequirements(ctx, inputs, former);
  if (JSON.stringify(rules) === JSON.stringify(former.map(inOrder))) return false;
  await replaceRequirements(ctx.db, owner, rules, ctx.now);
  return true;
}

const inOrder = ({
  id,
  learners: { is_everyone, department_ids, level_ids, user_ids },
  is_new_members_only,
  due_in_days,
  due_on,
}: TrainingRequirement): TrainingRequirement => ({
  id,
  learners: { is_everyone, department_ids, level_ids, user_ids },
  is_new_members_only,
  due_in_days,
  due_on,
});
