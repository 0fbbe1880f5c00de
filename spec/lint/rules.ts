import type { Rule } from '../../src/compiler/rule.ts';
import { conceptRules } from './concepts.ts';
import {
  consoleConventions,
  conventionRules,
  hostedConventions,
  publicConventions,
  type Conventions,
} from './conventions.ts';
import { eventRules } from './events.ts';
import { exampleRules } from './examples.ts';
import { worldRules } from './example-world.ts';
import { fileRules, withPaths } from './files.ts';
import { hostedRules } from './hosted.ts';
import { nameRules } from './names.ts';
import { operationRules } from './operations.ts';
import { schemaRules } from './schemas.ts';
import { patternRules } from './patterns.ts';
import { recordKindRules } from './record-kinds.ts';
import { revisionRules } from './revisions.ts';
import { storyRules } from './stories.ts';
import { summaryRules } from './summaries.ts';
import { wordingRules } from './wording.ts';

/** The rules of spec/README.md that hold for every root but where it says otherwise. */
const rulesOf = (conventions: Conventions): readonly Rule[] => [
  ...operationRules,
  ...summaryRules,
  ...conventionRules(conventions),
  ...schemaRules,
  ...patternRules,
  ...nameRules,
  ...wordingRules,
  ...conceptRules,
  ...recordKindRules,
  ...revisionRules,
  ...exampleRules,
  ...storyRules,
  ...worldRules,
  ...eventRules,
  ...fileRules,
];

export const rules = rulesOf(publicConventions);

const without = (all: readonly Rule[], ...ids: readonly string[]): readonly Rule[] =>
  all.filter(({ id }) => !ids.includes(id));

/** Tools for AI hosts (C6) are made from the public contract alone, and who emits an event (C51) is asked there. */
export const rulesOfConsole = (paths: string): readonly Rule[] =>
  without(withPaths(rulesOf(consoleConventions), paths), 'C6', 'C51');

/** Whoever has the address may call (C4, C17), and calls it directly (C6). */
export const rulesOfHosted = (paths: string): readonly Rule[] => [
  ...without(withPaths(rulesOf(hostedConventions), paths, { isApart: true }), 'C4', 'C6', 'C17', 'C51'),
  ...hostedRules,
];

// A tool is no operation of a REST API: it has no verb, no envelope, no headers, and is described for models already.
export const rulesOfTools = without(rules, 'C1', 'C2', 'C6', 'C8', 'C10', 'C19', 'C61');
