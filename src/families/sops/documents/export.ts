import type { FileAddress } from '#generated/types.gen.ts';
import type { ExportSopInput } from '#generated/console/families/sops/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { idsIn, type NamesInBlocks } from '#src/domain/blocks/index.ts';
import { addressOfMade, findSeenFiles } from '#src/domain/files/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid, notFound } from '#src/platform/errors/index.ts';
import {
  FileRefused,
  LimitExceeded,
  type Draft,
  type DraftMade,
  type IsolateTasks,
} from '#src/platform/isolate/index.ts';
import { once } from '#src/platform/once.ts';
import { besideBlocks, contentsOf, namesBeside } from '../content/shown-content.ts';
import { findVersion } from '../content/versions.queries.ts';
import { requireLiveSop } from '../record/sop-life.ts';
import { draftsOfSop, type NumberedPictures } from './drafts.rules.ts';
import { loadPictures } from './export-pictures.ts';
import { selectLocale } from './export.queries.ts';
import { fileNameOf } from './file-name.rules.ts';
import { markdownOfSop, type Told } from './markdown.rules.ts';
import { packWord } from './word-package.ts';

type Format = ExportSopInput['body']['format'];

const files: Readonly<Record<Format, { readonly ending: string; readonly contentType: string }>> = {
  markdown: { ending: 'md', contentType: 'text/markdown; charset=utf-8' },
  html: { ending: 'html', contentType: 'text/html; charset=utf-8' },
  docx: {
    ending: 'docx',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
};

export async function exportSop(ctx: ReadContext, { path, body }: ExportSopInput): Promise<FileAddress> {
  const sop = await requireLiveSop(ctx, path.id);
  const versionId = storedId(body.version_id) ?? sop.live_version_id;
  const version = await findVersion(ctx.db, sop.id, versionId);
  if (version === undefined) throw notFound('version of this SOP', versionId);
  // The record changes at once; former versions keep what they were called.
  const told = { ...(version.is_live ? sop : version), steps: version.steps };
  const names = namesBeside(told.steps, await besideBlocks(ctx, contentsOf(told.steps), false));
  const { ending, contentType } = files[body.format];
  const bytes =
    body.format === 'markdown'
      ? Buffer.from(markdownOfSop(told, names))
      : await drawn(ctx, told, names, body.format);
  return addressOfMade(ctx, { bytes, contentType, saveAs: fileNameOf(told.title, ending) }, 'sops.view', {
    kind: 'sop',
    id: sop.id,
    version: `${version.id}:${body.format}`,
  });
}

const patienceMs = 25_000;

/** A page or a Word document, with the pictures in it that the reader sees. Texts are read in a process of their own. */
async function drawn(
  ctx: ReadContext,
  told: Told,
  names: NamesInBlocks,
  format: 'html' | 'docx',
): Promise<Buffer> {
  const shown = contentsOf(told.steps).filter(({ type }) => type === 'image');
  const ids = idsIn(shown, 'file');
  const stored = await findSeenFiles(ctx.db, ctx, ids);
  const language = await selectLocale(ctx.db);
  const { identity, services } = ctx;
  return ctx.outside(async () => {
    const loaded = await loadPictures({ identity, services, patienceMs }, ids, stored);
    const pictures: NumberedPictures = new Map(
      [...loaded].map(([id, picture], number) => [id, { ...picture, number }]),
    );
    const wish = { format, title: told.title, language };
    const { made, text } = await write(ctx, wish, draftsOfSop(told, names, pictures));
    return format === 'docx' ? packWord(text, made, pictures) : withPictures(text, pictures);
  });
}

async function write(
  { identity, services }: Pick<ReadContext, 'identity' | 'services'>,
  wish: IsolateTasks['write_document']['wish'],
  drafts: readonly Draft[],
): Promise<{ readonly made: DraftMade; readonly text: Buffer }> {
  const given = { agency: identity.tenantId, wish, bytes: once(JSON.stringify(drafts)), patienceMs };
  try {
    const { result, bytes } = await services.isolate.run('write_document', given);
    return { made: result, text: bytes };
  } catch (error) {
    if (!(error instanceof LimitExceeded || error instanceof FileRefused)) throw error;
    throw invalid('body.format', 'takes too much memory or time for this SOP. Export it as markdown.');
  }
}

/** Pictures stand in the page itself: it is one file, and loads nothing. Quotes of texts are written otherwise. */
const withPictures = (page: Buffer, pictures: NumberedPictures): Buffer =>
  Buffer.from(
    page.toString('utf8').replaceAll(/ src="picture:([0-9a-f-]{36})"/gu, (_whole, id: string) => {
      const picture = pictures.get(id);
      return picture === undefined
        ? ''
        : ` src="data:${picture.contentType};base64,${picture.bytes.toString('base64')}"`;
    }),
  );
