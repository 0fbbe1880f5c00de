import { problem } from '#src/platform/errors/index.ts';
import type { ToolUser } from './tool-type.ts';

/** 403 unless the user works on the stage. */
export function requireWorker({ isWorker }: ToolUser): void {
  if (!isWorker)
    throw problem(
      'permission_denied',
      'Using this tool needs tasks.transition, or being an assignee of its stage.',
    );
}
