import type { MarketplaceContentKind } from '#generated/types.gen.ts';
import { automation } from './automations.ts';
import { clientProfile, customObject, field, replyTemplate } from './definitions.ts';
import { form } from './forms.ts';
import type { PackKind } from './kind.ts';
import { entityLayout, modal, sharedSection, view } from './layouts.ts';
import { sop, trainingCourse } from './learning.ts';
import { processDefinition } from './processes.ts';

export type { Content, PackKind, References, Step } from './kind.ts';

/** How each kind of content is exported and imported; undefined for kinds that cannot be packed. */
const kinds: Readonly<Record<MarketplaceContentKind, PackKind | undefined>> = {
  process_definition: processDefinition,
  sop,
  training_course: trainingCourse,
  automation,
  form,
  custom_object: customObject,
  field,
  client_profile: clientProfile,
  // They name processes and services of the agency, whose prices are its own.
  program_definition: undefined,
  program: undefined,
  // Belongs to a category of the agency, which is no content of items.
  client_service: undefined,
  ticket_reply_template: replyTemplate,
  // Every agency has all of them: they are changed, not created.
  notification_template: undefined,
  entity_layout: entityLayout,
  modal,
  shared_section: sharedSection,
  // They draw records and files of the agency.
  map_layer: undefined,
  view,
};

export const packKind = (kind: MarketplaceContentKind): PackKind | undefined => kinds[kind];
