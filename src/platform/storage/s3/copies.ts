import type { S3Client } from '@aws-sdk/client-s3';

interface Target {
  readonly Bucket: string;
  readonly Key: string;
}

const copiedAtOnce = 4;

/** One object as another one; the bytes stay in the store. */
export async function copyOf(client: S3Client, target: Target, from: string): Promise<void> {
  const { CopyObjectCommand } = await import('@aws-sdk/client-s3');
  await client.send(new CopyObjectCommand({ ...target, CopySource: `${target.Bucket}/${from}` }));
}

/** These objects one after another as one; the bytes stay in the store. */
export async function joinParts(client: S3Client, target: Target, from: readonly string[]): Promise<void> {
  const { AbortMultipartUploadCommand, CompleteMultipartUploadCommand, CreateMultipartUploadCommand } =
    await import('@aws-sdk/client-s3');
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(target));
  try {
    const tags = await copyAll(client, { ...target, UploadId: UploadId! }, from);
    await client.send(
      new CompleteMultipartUploadCommand({
        ...target,
        UploadId,
        MultipartUpload: { Parts: tags.map((ETag, at) => ({ PartNumber: at + 1, ETag })) },
      }),
    );
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand({ ...target, UploadId })).catch(() => {});
    throw error;
  }
}

async function copyAll(
  client: S3Client,
  upload: Target & { readonly UploadId: string },
  from: readonly string[],
): Promise<string[]> {
  const { UploadPartCopyCommand } = await import('@aws-sdk/client-s3');
  const tags: string[] = [];
  const waiting = from.entries();
  const copyNext = async () => {
    for (const [at, key] of waiting) {
      const { CopyPartResult } = await client.send(
        new UploadPartCopyCommand({ ...upload, PartNumber: at + 1, CopySource: `${upload.Bucket}/${key}` }),
      );
      tags[at] = CopyPartResult!.ETag!;
    }
  };
  await Promise.all(Array.from({ length: copiedAtOnce }, copyNext));
  return tags;
}
