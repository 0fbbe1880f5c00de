import type { BlockContent } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { conflict, invalid, unknownReference } from '#src/platform/errors/index.ts';
import { selectNamedFiles, selectReadableSops, type NamedFile } from './blocks.queries.ts';
import { completeBlock, type CompleteBlock } from './complete.rules.ts';
import { idsIn, referencesOf } from './references.rules.ts';

type Author = Pick<ReadContext, 'db' | 'identity' | 'can'>;

/** What the content around the blocks allows. */
export interface BlockRules {
  /** Hosts of pages that may be embedded; empty for any. */
  readonly embedHosts: readonly string[];
  /** Steps that a decision may lead to; undefined where there are none, as in lessons. */
  readonly stepIds: ReadonlySet<string> | undefined;
}

/**
 * Judges the blocks that a request sends. What they name is looked up once, for all of them:
 *
 *   const check = await loadBlockCheck(ctx, contents, { embedHosts, stepIds });
 *   const complete = check(content, 'body.content');
 *
 * `check` answers the complete block; it throws 400 at the place of what the caller does not have, 409 for a file that is not ready.
 */
export async function loadBlockCheck(
  ctx: Author,
  contents: readonly BlockContent[],
  rules: BlockRules,
): Promise<(content: BlockContent, place: string) => CompleteBlock> {
  const lower = contents.map((content) => idsOnly(content));
  const [files, sops] = await Promise.all([
    selectNamedFiles(ctx.db, ctx, idsIn(lower, 'file')),
    selectReadableSops(ctx.db, ctx, idsIn(lower, 'sop')),
  ]);
  const known = {
    files: new Map(files.map((file) => [file.id, file])),
    sops: new Set(sops),
  };
  return (content, place) => checkBlock(completeBlock(content, place), place, known, rules);
}

/** A table of uneven rows names nothing; its fault is told where the block is judged. */
const idsOnly = (content: BlockContent): BlockContent =>
  content.type === 'table' || content.type === 'checklist' ? content : completeBlock(content, 'content');

interface Known {
  readonly files: ReadonlyMap<string, NamedFile>;
  readonly sops: ReadonlySet<string>;
}

function checkBlock(content: CompleteBlock, place: string, known: Known, rules: BlockRules): CompleteBlock {
  for (const { kind, id, property } of referencesOf(content)) {
    const at = `${place}.${property}`;
    if (kind === 'sop' && !known.sops.has(id)) throw unknownReference(at, id, 'an SOP of this agency');
    if (kind === 'step' && rules.stepIds?.has(id) !== true)
      throw unknownReference(at, id, 'a step of this SOP');
    if (kind === 'file') requireReadyFile(known.files.get(id), id, at);
  }
  if (content.type === 'embed') requireEmbeddable(content.url, `${place}.url`, rules.embedHosts);
  if (content.type !== 'video' || content.file_id == null || content.duration_seconds != null) return content;
  return { ...content, duration_seconds: known.files.get(content.file_id)?.duration_seconds ?? null };
}

function requireReadyFile(file: NamedFile | undefined, id: string, place: string): void {
  if (file === undefined) throw unknownReference(place, id, 'a file of this agency');
  if (file.status !== 'ready')
    throw conflict(`${place}: the file ${id} is ${file.status}. Blocks can show ready files only.`);
}

function requireEmbeddable(url: string, place: string, hosts: readonly string[]): void {
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:') throw invalid(place, 'must begin with https:// to be embedded.');
  const isAllowed =
    hosts.length === 0 || hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  if (!isAllowed)
    throw invalid(
      place,
      `is on ${hostname}, which the SOP settings do not allow. Allowed hosts: ${hosts.slice(0, 20).join(', ')}.`,
    );
}
