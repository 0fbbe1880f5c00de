// What stages offer to those who work on them: the rules of each type of tool.
export type { AiPromptState } from './ai-prompt.rules.ts';
export type { AutomationState } from './automation.rules.ts';
export type { ChecklistState } from './checklist.rules.ts';
export type { FileRequestState, RequestedFile } from './file-request.rules.ts';
export type { FormState, ToolSubmission } from './form.rules.ts';
export type { LinkState } from './link.rules.ts';
export type { SopState } from './sop.rules.ts';
export type { ApprovalDecision, ApprovalState } from './approval.rules.ts';
export type {
  NamedFile,
  OfferedFile,
  ToolChange,
  ToolNotice,
  ToolType,
  ToolUse,
  ToolUser,
  ToolWork,
} from './tool-type.ts';
export { approvalOf, rulesOf, typesThatStartOver, type AnyToolType } from './tool-types.ts';
