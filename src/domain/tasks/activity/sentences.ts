import type { Actor, TaskAuditAction } from '#generated/types.gen.ts';
import type { ActivityRow } from './entries.queries.ts';
import { ticketLinked, ticketUnlinked } from './link-sentences.ts';
import type { Names } from './names.ts';
import type { Sentence } from './sentence.ts';
import {
  assigned,
  dependenciesChanged,
  noted,
  stageChanged,
  stageUpdated,
  substageUpdated,
} from './stage-sentences.ts';
import {
  commented,
  created,
  deleted,
  merged,
  privacyChanged,
  restored,
  statusChanged,
  updated,
  watchersChanged,
} from './task-sentences.ts';
import { because, sentence } from './words.ts';

const ofChanges: Readonly<Record<TaskAuditAction, Sentence>> = {
  created,
  updated,
  status_changed: statusChanged,
  stage_changed: stageChanged,
  stage_updated: stageUpdated,
  substage_updated: substageUpdated,
  assigned,
  dependencies_changed: dependenciesChanged,
  watchers_changed: watchersChanged,
  privacy_changed: privacyChanged,
  ticket_linked: ticketLinked,
  ticket_unlinked: ticketUnlinked,
  merged,
  deleted,
  restored,
};

/** What is told and is no change of the task. */
const ofOthers: Readonly<Record<string, Sentence>> = { noted, commented };

/** One sentence for an entry of the history, whatever its action. */
export function sentenceOf(entry: ActivityRow, names: Names): string {
  const tell =
    (ofChanges as Readonly<Record<string, Sentence>>)[entry.action] ?? ofOthers[entry.action] ?? other;
  return sentence(tell({ entry, who: whoIs(entry.actor), names }));
}

/** An action that has no sentence of its own, such as `comment_edited`, in its own words. */
const other: Sentence = ({ who, entry }) =>
  `${who}: ${entry.action.replaceAll('_', ' ')}${because(entry.reason)}`;

function whoIs({ type, name }: Actor): string {
  if (name !== undefined && name !== '') return name;
  switch (type) {
    case 'system':
      return 'The service';
    case 'automation':
      return 'An automation';
    case 'client_contact':
      return 'A contact of the client';
    case 'user':
    case 'service_account':
      return 'Somebody';
  }
}
