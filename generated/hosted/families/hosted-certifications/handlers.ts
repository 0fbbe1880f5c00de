// Written by the compiler from the contract; change the contract instead.
import type { ReadContext, Result } from '../../../../src/call/hosted.ts';
import type { TextAnswer } from '../../bodies.ts';
import type * as t from '../../types.gen.ts';

export interface VerifyCertificationInput {
  readonly path: t.VerifyCertificationData['path'];
  readonly accept: 'application/json' | 'text/html';
}

/** Certifications: one handler per operation of the contract. */
export interface HostedCertificationsHandlers {
  /** Verify a certification · GET /hosted/certifications/{code} · public:certification */
  readonly verifyCertification: (ctx: ReadContext, input: VerifyCertificationInput) => Promise<Result<t.VerifyCertificationResponse['data']> | TextAnswer<'text/html'>>;
}
