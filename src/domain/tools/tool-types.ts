import type { StageToolConfig, StageToolType } from '#generated/types.gen.ts';
import { problem, type Problem } from '#src/platform/errors/index.ts';
import { aiPrompt } from './ai-prompt.rules.ts';
import { approval } from './approval.rules.ts';
import { checklist } from './checklist.rules.ts';
import { fileRequest } from './file-request.rules.ts';
import { link } from './link.rules.ts';
import { sop } from './sop.rules.ts';
import type { ConfigOf, MissingToolType, ToolType } from './tool-type.ts';

const missing: MissingToolType = { isAvailable: false };

/** Every type of tool that the contract names. A family that brings one replaces `missing` by its rules. */
const toolTypes = {
  sop,
  form: missing,
  automation: missing,
  checklist,
  link,
  file_request: fileRequest,
  ai_prompt: aiPrompt,
  approval,
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each type keeps a state of its own, which nobody else looks into
} satisfies { readonly [T in StageToolType]: ToolType<T, any> | MissingToolType };

export type AnyToolType = ToolType<StageToolType, unknown>;

/** The rules of a type; null for one that cannot be run yet. */
export function rulesOf(type: StageToolType): AnyToolType | null {
  const rules = toolTypes[type];
  return rules.isAvailable ? (rules as unknown as AnyToolType) : null;
}

const all = Object.keys(toolTypes) as StageToolType[];

/** Types that no family of the service runs yet. */
export const unavailableTypes: readonly StageToolType[] = all.filter((type) => rulesOf(type) === null);

/** Types whose tools start over when their stage is reopened. */
export const typesThatStartOver: readonly StageToolType[] = all.filter(
  (type) => rulesOf(type)?.startsOver === true,
);

/** Why a tool cannot be run, in the same words wherever it is told; null for one that can. */
export const unavailability = (type: StageToolType): string | null =>
  rulesOf(type) === null ? `Tools of the type ${type} cannot be run yet.` : null;

/** 409 for a tool that cannot be run. */
export const unavailable = ({
  name,
  type,
}: {
  readonly name: string;
  readonly type: StageToolType;
}): Problem => problem('state_conflict', `The tool "${name}" cannot be run. ${unavailability(type)}`);

/** What an approval is configured to be; undefined for other types. */
export const approvalOf = (config: StageToolConfig | undefined): ConfigOf<'approval'> | undefined =>
  config?.type === 'approval' ? config : undefined;
