// Written by the compiler from the contract; change the contract instead.
import type { ReadContext, Result } from '../../context.ts';
import type { ByteAnswer } from '../../bodies.ts';
import type * as t from '../../types.gen.ts';

export interface GetPictureInput {
  readonly path: t.GetPictureData['path'];
}

export interface GetPreviewInput {
  readonly path: t.GetPreviewData['path'];
}

export interface GetFactsInput {
  readonly path: t.GetFactsData['path'];
}

/** pictures: one handler per operation of the contract. */
export interface PicturesHandlers {
  /** getPicture · GET /pictures/{id} · none */
  readonly getPicture: (ctx: ReadContext, input: GetPictureInput) => Promise<ByteAnswer>;
  /** getPreview · GET /pictures/{id}/preview · none */
  readonly getPreview: (ctx: ReadContext, input: GetPreviewInput) => Promise<ByteAnswer>;
  /** getFacts · GET /pictures/{id}/facts · none */
  readonly getFacts: (ctx: ReadContext, input: GetFactsInput) => Promise<Result<t.GetFactsResponse['data']>>;
}
