import type { AutomationLiterals } from '#generated/types.gen.ts';
import {
  fittingInputs,
  markSent,
  selectAnswerFiles,
  type AskedContact,
  type PendingRequest,
} from '#src/domain/automations/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { unknownReference } from '#src/platform/errors/index.ts';

interface Asked {
  readonly executionId: string;
  readonly request: PendingRequest;
  readonly contact: AskedContact;
}

/** What somebody outside the agency filled in, checked. Its files are those that they uploaded for the field, and are kept from now on. */
export async function filledIn(
  db: Db,
  { executionId, request: { fields }, contact }: Asked,
  given: AutomationLiterals,
): Promise<AutomationLiterals> {
  const values = fittingInputs(fields, given, 'body.inputs');
  const asksFiles = fields.some(({ type }) => type === 'file');
  const uploaded = asksFiles ? await selectAnswerFiles(db, executionId, contact.id) : [];
  const sent: string[] = [];
  for (const { key, type } of fields) {
    const value = values[key];
    if (type !== 'file' || typeof value !== 'string' || value === '') continue;
    const id = storedId(value);
    if (!uploaded.some((file) => file.file_id === id && file.field_key === key))
      throw unknownReference(`body.inputs.${key}`, value, 'a file that was uploaded for this field');
    values[key] = id;
    sent.push(id);
  }
  await markSent(db, sent);
  return values;
}
