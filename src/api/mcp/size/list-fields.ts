import { isObject, type Json } from './fields.ts';

/** What tells records of a list apart: their name, their state, whose they are and when. */
const told = [
  /^(id|name|title|subject|label|display_name|number|invoice_number|key|email)$/,
  /^(status|status_category|state|type|kind|priority_level|outcome|action|decision|reason|score|is_read)$/,
  /^(assigned_to|assignee|owner|author|actor|user|user_id|client|client_id|task_id|ticket_id|ticket|other_ticket|sender|requester|publisher|record|role)$/,
  /^(due_date|due_on|due_at|starts_at|occurred_at|updated_at|amount|total|total_amount|balance_due|price|currency|count|value)$/,
];

/** What somebody wrote, where a record has no name. */
const texts = /^(body_text|text|message|summary|excerpt|description|body)$/;
const names = /^(name|title|subject|label|display_name|number|invoice_number|key)$/;

const fewEnough = 8;
const maxTold = 12;

/** The properties that a list shows when the call names none: few, and those that the call sorts or filters by. */
export function listFields(records: readonly unknown[], args: Json): { shown: string[]; others: string[] } {
  const all = [...new Set(records.flatMap((record) => (isObject(record) ? Object.keys(record) : [])))];
  if (all.length <= fewEnough) return { shown: all, others: [] };
  const hasName = all.some((name) => names.test(name));
  const isTold = (name: string) =>
    told.some((form) => form.test(name)) ||
    (name === 'created_at' && !all.includes('updated_at')) ||
    (!hasName && texts.test(name));
  const asked = wordsOf(args).filter((word) => all.includes(word.split('.')[0]!));
  const isTwice = (name: string) => name.endsWith('_id') && all.includes(name.slice(0, -'_id'.length));
  const few = all.filter((name) => isTold(name) && !isTwice(name)).slice(0, maxTold);
  const shown = [...new Set([...few, ...asked])];
  return { shown, others: all.filter((name) => !shown.some((one) => one.split('.')[0] === name)) };
}

/** Every text among the arguments, so that `sort: due_date` and a condition on `field_values.budget` show what they are about. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return /^[a-z]\w*(\.\w+)?$/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(wordsOf);
}
