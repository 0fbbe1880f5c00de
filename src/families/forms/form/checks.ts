import type { FormElement, FormSettings } from '#generated/types.gen.ts';
import type { FormSettingsInput } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { holdNamedFiles } from '#src/domain/files/index.ts';
import {
  canBeAsked,
  elementFaults,
  findAskedFields,
  isInconsistent,
  settingFaults,
  type Fault,
} from '#src/domain/forms/index.ts';
import { NamedRecords } from '#src/domain/references/index.ts';
import { invalid } from '#src/platform/errors/index.ts';

type Checker = Pick<ReadContext, 'db' | 'identity' | 'can'>;

/** 400 for elements that contradict each other, or name what does not exist; what only lacks something may wait for publishing. */
export async function checkContent(
  ctx: Checker,
  elements: readonly FormElement[],
  former: readonly FormElement[] = [],
): Promise<void> {
  const fields = await findAskedFields(ctx.db, elements);
  const kept = new Set(former.map((element) => JSON.stringify(element)));
  elements.forEach((element, index) => {
    if (element.type !== 'custom_field' || kept.has(JSON.stringify(element))) return;
    const place = `body.elements[${index}].field_id`;
    const field = fields.get(element.field_id);
    if (field === undefined)
      throw invalid(place, `${element.field_id} is not a custom field of this agency.`);
    if (!canBeAsked(field.config))
      throw invalid(place, `is a field of the type ${field.config.type}, which a form cannot ask for.`);
  });
  refuseInconsistent(elementFaults(elements, fields));
  const shown = new Set(former.flatMap((element) => (element.type === 'image' ? [element.file_id] : [])));
  const pictures = elements.flatMap((element, index) =>
    element.type === 'image' && !shown.has(element.file_id)
      ? [{ id: element.file_id, place: `body.elements[${index}].file_id` }]
      : [],
  );
  await holdNamedFiles(ctx, pictures);
}

/** 400 for settings that do not fit the elements, or name what does not exist. `sent` are the sections of the request. */
export async function checkSettings(
  ctx: Checker,
  sent: FormSettingsInput,
  settings: FormSettings,
  elements: readonly FormElement[],
  former?: FormSettings,
): Promise<void> {
  const isCreating = former === undefined;
  const prefix = isCreating ? 'body.settings' : 'body';
  const faults = settingFaults(settings, elements, await findAskedFields(ctx.db, elements));
  const isSent = ({ place }: Fault) => (place.split(/[.[]/)[1] as keyof FormSettings) in sent;
  refuseInconsistent(faults.filter(isSent), (place) => `${prefix}${place.slice('settings'.length)}`);
  const named = new NamedRecords(idsIn(former));
  named
    .addAll('form_reviewer', sent.review?.reviewer_ids, `${prefix}.review.reviewer_ids`)
    .addAll('member', sent.notifications?.user_ids, `${prefix}.notifications.user_ids`);
  sent.mappings?.forEach((mapping, index) => {
    const place = `${prefix}.mappings[${index}]`;
    if (mapping.kind === 'client')
      named
        .add('client_profile', mapping.profile_id, `${place}.profile_id`)
        .addAll('working_member', mapping.assigned_to, `${place}.assigned_to`);
    if (mapping.kind === 'ticket') named.add('ticket_inbox', mapping.inbox_id, `${place}.inbox_id`);
    if (mapping.kind === 'task')
      named
        .add('process', mapping.process_definition_id, `${place}.process_definition_id`)
        .add('department', mapping.department_id, `${place}.department_id`)
        .addAll('working_member', mapping.assigned_to, `${place}.assigned_to`);
    if (mapping.kind === 'custom_object_record')
      named.add('custom_object', mapping.custom_object_id, `${place}.custom_object_id`);
  });
  await named.require(ctx);
  const logo = sent.appearance?.logo_file_id;
  if (logo != null && logo !== former?.appearance.logo_file_id)
    await holdNamedFiles(ctx, [{ id: logo, place: `${prefix}.appearance.logo_file_id` }]);
}

/** Ids that the form names already: what has gone since may stay until it is published. */
function idsIn(former: FormSettings | undefined): Set<string> {
  const text = former === undefined ? '' : JSON.stringify(former);
  return new Set(text.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? []);
}

function refuseInconsistent(
  faults: readonly Fault[],
  placeOf: (place: string) => string = (place) => `body.${place}`,
): void {
  const found = faults.find(isInconsistent);
  if (found !== undefined) throw invalid(placeOf(found.place), `is not possible. ${found.message}`);
}
