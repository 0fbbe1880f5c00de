// Looks for malicious content in files by a program beside the service.
export { clamav, parseClamavUrl, type ClamavAddress } from './clamav.ts';

export interface Scanner {
  /** What was found, by the scanner's name for it; null for nothing. Throws when it cannot tell. */
  scan(bytes: AsyncIterable<Uint8Array>): Promise<string | null>;
}
