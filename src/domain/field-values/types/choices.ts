import type { ConfigOf } from '../definition.ts';
import { misfit, type CheckValue, type Misfit } from '../misfit.ts';

type Choices = ConfigOf<'single_choice'>['choices'];

/** Judges one key: known, and not archived unless the record holds it already. */
function choiceJudge(choices: Choices): (key: string, isHeld: boolean) => Misfit | undefined {
  const archived = new Map(choices.map((choice) => [choice.key, choice.archived_at !== null]));
  return (key, isHeld) => {
    const isArchived = archived.get(key);
    if (isArchived === undefined)
      return misfit(`has no choice "${key}"; its choices are ${listOpen(choices)}`);
    if (isArchived && !isHeld)
      return misfit(`cannot be "${key}", which is archived; it can be ${listOpen(choices)}`);
    return undefined;
  };
}

function listOpen(choices: Choices): string {
  const open = choices.filter((choice) => choice.archived_at === null).map((choice) => choice.key);
  return open.length <= 20 ? open.join(', ') : `${open.slice(0, 20).join(', ')} and ${open.length - 20} more`;
}

export function checkSingleChoice(config: ConfigOf<'single_choice'>): CheckValue {
  const judge = choiceJudge(config.choices);
  return (value, stored) => {
    if (typeof value !== 'string') return misfit('must be the key of a choice');
    return judge(value, value === stored) ?? value;
  };
}

/** Keys are stored in the order of the choices, so that the same selection is always the same value. */
export function checkMultiChoice(config: ConfigOf<'multi_choice'>): CheckValue {
  const judge = choiceJudge(config.choices);
  const order = new Map(config.choices.map((choice, index) => [choice.key, index]));
  return (value, stored) => {
    if (!Array.isArray(value)) return misfit('must be a list of choice keys');
    const held = Array.isArray(stored) ? stored : [];
    for (const key of value) {
      const problem = judge(key, held.includes(key));
      if (problem !== undefined) return problem;
    }
    const keys = [...new Set(value)].sort((a, b) => order.get(a)! - order.get(b)!);
    if (config.min_items !== undefined && keys.length < config.min_items)
      return misfit(`must have at least ${config.min_items} choices`);
    if (config.max_items !== undefined && keys.length > config.max_items)
      return misfit(`must have at most ${config.max_items} choices`);
    return keys;
  };
}
