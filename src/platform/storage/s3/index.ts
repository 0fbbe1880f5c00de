// The store as a bucket of S3, or of another store that speaks its protocol.
export { parseS3Url, type S3Address } from './address.ts';
export { S3Storage } from './s3.ts';
