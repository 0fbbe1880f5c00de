import type { StageToolConfig, StageToolType } from '#generated/types.gen.ts';
import { aiPrompt } from './ai-prompt.rules.ts';
import { approval } from './approval.rules.ts';
import { automation } from './automation.rules.ts';
import { checklist } from './checklist.rules.ts';
import { fileRequest } from './file-request.rules.ts';
import { form } from './form.rules.ts';
import { link } from './link.rules.ts';
import { sop } from './sop.rules.ts';
import type { ConfigOf, ToolType } from './tool-type.ts';

/** Every type of tool that the contract names. */
const toolTypes = {
  sop,
  form,
  automation,
  checklist,
  link,
  file_request: fileRequest,
  ai_prompt: aiPrompt,
  approval,
  // oxlint-disable-next-line typescript/no-explicit-any -- each type keeps a state of its own, which nobody else looks into
} satisfies { readonly [T in StageToolType]: ToolType<T, any> };

export type AnyToolType = ToolType<StageToolType, unknown>;

export const rulesOf = (type: StageToolType): AnyToolType => toolTypes[type] as unknown as AnyToolType;

/** Types whose tools start over when their stage is reopened. */
export const typesThatStartOver: readonly StageToolType[] = (
  Object.keys(toolTypes) as StageToolType[]
).filter((type) => rulesOf(type).startsOver);

/** What an approval is configured to be; undefined for other types. */
export const approvalOf = (config: StageToolConfig | undefined): ConfigOf<'approval'> | undefined =>
  config?.type === 'approval' ? config : undefined;
