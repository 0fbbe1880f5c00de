import type { Rule } from '../../src/compiler/rule.ts';
import { conceptRules } from './concepts.ts';
import { eventRules } from './events.ts';
import { exampleRules } from './examples.ts';
import { fileRules } from './files.ts';
import { nameRules } from './names.ts';
import { operationRules } from './operations.ts';
import { schemaRules } from './schemas.ts';
import { storyRules } from './stories.ts';
import { summaryRules } from './summaries.ts';
import { wordingRules } from './wording.ts';

/** Every rule of spec/README.md, in one table. */
export const rules: readonly Rule[] = [
  ...operationRules,
  ...summaryRules,
  ...schemaRules,
  ...nameRules,
  ...wordingRules,
  ...conceptRules,
  ...exampleRules,
  ...storyRules,
  ...eventRules,
  ...fileRules,
];
