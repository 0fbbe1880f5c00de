import type { S3Client, _Object as S3Object } from '@aws-sdk/client-s3';
import type { StoredThing } from '../keys.ts';

export interface Listed {
  /** Below the prefix of the installation. */
  readonly key: string;
  readonly size: number;
  readonly changedAt: Date;
}

export interface Place {
  readonly bucket: string;
  readonly prefix: string;
}

/** Everything that begins with `under`, in the order of its keys. */
export async function* listed(
  client: S3Client,
  { bucket, prefix }: Place,
  under: string,
  shortMs: number,
): AsyncGenerator<Listed, void, void> {
  const { ListObjectsV2Command } = await import('@aws-sdk/client-s3');
  let token: string | undefined;
  do {
    const command = new ListObjectsV2Command({
      Bucket: bucket,
      Prefix: prefix + under,
      ContinuationToken: token,
    });
    const page = await client.send(command, { abortSignal: AbortSignal.timeout(shortMs) });
    for (const object of page.Contents ?? []) yield listedOf(object, prefix);
    token = page.IsTruncated === true ? page.NextContinuationToken : undefined;
  } while (token !== undefined);
}

const listedOf = ({ Key, Size, LastModified }: S3Object, prefix: string): Listed => ({
  key: Key!.slice(prefix.length),
  size: Size ?? 0,
  changedAt: LastModified ?? new Date(0),
});

/** What an object belongs to; undefined for one that no key of ours has. */
export function thingOf(key: string): StoredThing | undefined {
  const [kind, tenantId, third, fourth] = key.split('/');
  if (tenantId === undefined || third === undefined) return undefined;
  if ((kind === 'files' || kind === 'previews') && fourth !== undefined)
    return { kind: 'file', tenantId, id: fourth };
  return kind === 'uploads' ? { kind: 'upload', tenantId, id: third } : undefined;
}
