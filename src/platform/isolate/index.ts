// Parses untrusted files in child processes that have limits and no secrets.
export { Isolate, type Given, type IsolateOptions, type Outcome } from './isolate.ts';
export { ChildNotStarted, FileRefused, LimitExceeded, type Limit } from './faults.ts';
export { ownProgram, type Program } from './program.ts';
export { usualLimits, type Limits } from './limits.ts';
export { targetOf } from './child/sizes.ts';
export type { Draft } from './child/documents/nodes.ts';
export type {
  Crop,
  DocumentPart,
  ImageFormat,
  ImageMade,
  ImageWish,
  IsolateTasks,
  DraftMade,
  MailAddress,
  MailPart,
  MailRead,
  MarkedPart,
  RefusalCode,
  Resize,
  TableColumn,
  TableRead,
  TableWish,
  TextRead,
  TextWish,
} from './child/tasks.ts';
