import type { ReadContext } from '#src/call/context.ts';
import { findSeenFiles, contentOf } from '#src/domain/files/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid, unknownReference } from '#src/platform/errors/index.ts';
import { FileRefused, LimitExceeded } from '#src/platform/isolate/index.ts';

/** The features of a file as JSON, which goes to the database as it is. */
export interface FileFeatures {
  readonly fileId: string;
  readonly json: string;
  readonly count: number;
  readonly isAllPoints: boolean;
}

const place = 'body.source.file_id';
const maxBytes = 20 * 1024 * 1024;
const wish = { maxFeatures: 20_000, maxPositions: 10_000, maxProperties: 50, maxText: 300 };

/** Reads the file of a layer, away from this process; 400 for one that the caller does not see, or that is no GeoJSON. */
export async function readGeojson(ctx: ReadContext, id: string): Promise<FileFeatures> {
  const fileId = storedId(id);
  const [file] = await findSeenFiles(ctx.db, ctx, [fileId]);
  if (file === undefined) throw unknownReference(place, id, 'a file of this agency that is ready');
  const about = `names ${file.file_name}, which`;
  if (file.size_bytes > maxBytes)
    throw invalid(place, `${about} has ${file.size_bytes} bytes; the limit is ${maxBytes}.`);
  try {
    const { result, bytes } = await ctx.services.isolate.run('read_features', {
      agency: ctx.identity.tenantId,
      wish,
      bytes: contentOf(ctx, fileId),
    });
    if (result.fault !== null) throw invalid(place, `${about} ${result.fault}.`);
    return { fileId, json: bytes.toString('utf8'), count: result.count, isAllPoints: result.isAllPoints };
  } catch (error) {
    if (error instanceof FileRefused)
      throw invalid(place, `${about} is not GeoJSON: it is no JSON in UTF-8.`);
    if (error instanceof LimitExceeded) throw invalid(place, `${about} is too large to be read.`);
    throw error;
  }
}
