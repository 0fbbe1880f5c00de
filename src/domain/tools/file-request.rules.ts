import { invalid, problem } from '#src/platform/errors/index.ts';
import { requireWorker } from './rights.rules.ts';
import type { ConfigOf, NamedFile, OfferedFile, ToolChange, ToolType, ToolUser } from './tool-type.ts';

export interface RequestedFile {
  readonly file_id: string;
  readonly added_at: string;
  readonly added_by: string;
  /** It was attached to the stage before, and stays so when the request loses it. */
  readonly was_attached: boolean;
}

export interface FileRequestState {
  /** The oldest first. */
  readonly files: readonly RequestedFile[];
  /** Somebody said that there are none. */
  readonly is_confirmed_empty: boolean;
}

type Change = ToolChange<FileRequestState> | null;
type Tool = {
  readonly name: string;
  readonly config: ConfigOf<'file_request'>;
  readonly state: FileRequestState;
};

/**
 * Files that somebody who works on the stage has to add. It has run once there are enough of them. Where none is needed,
 * one is enough, or the word that there are none.
 */
export const fileRequest: ToolType<'file_request', FileRequestState> = {
  uses: ({ min_files: min }) => [
    { action: 'add_file', file: null },
    { action: 'remove_file', file: null },
    ...(min === 0 ? [{ action: 'run' } as const] : []),
  ],
  begun: { files: [], is_confirmed_empty: false },
  // Files that were handed in stay when the stage is reopened: what is wrong about them is removed.
  startsOver: false,
  requireRights: (_use, user) => requireWorker(user),
  apply(use, user, tool) {
    switch (use.action) {
      case 'add_file':
        return add(use.file, user, tool);
      case 'remove_file':
        return remove(use.file, tool);
      case 'run':
        return confirmEmpty(tool);
      default:
        throw problem('state_conflict', `"${tool.name}" is a file request. Add its files instead.`);
    }
  },
  missing({ min_files: min }, { files, is_confirmed_empty: isConfirmed }) {
    if (min === 0)
      return files.length > 0 || isConfirmed ? [] : ['add a file, or confirm that there are none'];
    const open = min - files.length;
    if (open <= 0) return [];
    const more = files.length > 0 ? ' more' : '';
    return [open === 1 ? `add ${more === '' ? 'a' : '1 more'} file` : `add ${open}${more} files`];
  },
  summary(_config, { files, is_confirmed_empty: isConfirmed }) {
    if (files.length === 0) return isConfirmed ? 'No files.' : null;
    return files.length === 1 ? '1 file added.' : `${files.length} files added.`;
  },
};

/** 400 at the place of the file when the request does not accept what it is. */
function requireAccepted({ name, config: { content_types: types } }: Tool, file: OfferedFile): void {
  if (types.length === 0 || types.includes(file.contentType)) return;
  throw invalid(
    'body.file_id',
    `is ${file.fileName}, of the type ${file.contentType}. "${name}" accepts ${types.join(', ')}: convert the file, or add another one.`,
  );
}

/** Without a file, it is tried whether one could be added. */
function add(file: OfferedFile | null, { userId, at }: ToolUser, tool: Tool): Change {
  const { name, config, state } = tool;
  if (state.files.some(({ file_id: id }) => id === file?.id)) return null;
  if (file !== null) requireAccepted(tool, file);
  if (state.files.length >= config.max_files)
    throw problem(
      'state_conflict',
      `"${name}" has ${config.max_files === 1 ? '1 file' : `${config.max_files} files`}, which is its limit. Remove one first.`,
    );
  if (file === null) return { state, did: 'added a file to' };
  const added = { file_id: file.id, added_at: at, added_by: userId, was_attached: file.wasAttached };
  return {
    state: { files: [...state.files, added], is_confirmed_empty: false },
    did: `added ${file.fileName} to`,
    addedFile: file.id,
  };
}

/** Without a file, it is tried whether one could be removed. */
function remove(file: NamedFile | null, tool: Tool): Change {
  const { name, state } = tool;
  const removed = file === null ? state.files[0] : state.files.find((one) => one.file_id === file.id);
  if (removed === undefined) throw problem('not_found', `"${name}" has no file ${file?.id ?? ''}.`);
  return {
    state: { ...state, files: state.files.filter((one) => one !== removed) },
    did: `removed ${file?.fileName ?? 'a file'} from`,
    ...(!removed.was_attached && { removedFile: removed.file_id }),
  };
}

function confirmEmpty({ name, config: { min_files: min }, state }: Tool): Change {
  if (min > 0)
    throw problem(
      'state_conflict',
      `"${name}" needs at least ${min === 1 ? '1 file' : `${min} files`}. Add ${min === 1 ? 'it' : 'them'} instead.`,
    );
  if (state.files.length > 0)
    throw problem(
      'state_conflict',
      `"${name}" has files. Remove them before confirming that there are none.`,
    );
  if (state.is_confirmed_empty) return null;
  return { state: { files: [], is_confirmed_empty: true }, did: 'confirmed that there are no files for' };
}
