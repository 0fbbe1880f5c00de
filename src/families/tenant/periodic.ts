// What a worker does for agencies; it is loaded by processes that work.
import type { ImageTools } from '#src/domain/files/index.ts';
import { Problem } from '#src/platform/errors/index.ts';
import type { Periodic } from '#src/platform/jobs/index.ts';
import type { Log } from '#src/platform/log.ts';
import { pictureOf } from './logo.ts';
import { findBareLogo, keepPicture } from './logo-pictures.queries.ts';

const everyMs = 60_000;
const finalCodes: readonly string[] = ['validation_error', 'not_found'];
const patienceMs = 60_000;

/** Makes what mails and hosted pages show of logos that were chosen before pictures of them were kept. */
export function logoPictures(services: ImageTools['services'], log: Log): Periodic {
  // What is refused once would be refused a minute later; a store that does not answer may do so then.
  const refused: string[] = [];
  return {
    name: 'pictures of logos',
    everyMs,
    async run(inTurn) {
      // One that fails now is tried again with the next run, and keeps no other agency waiting.
      const failed: string[] = [];
      for (;;) {
        const logo = await inTurn((owner) => findBareLogo(owner, [...refused, ...failed]));
        if (logo === undefined) return;
        const tools = { identity: { tenantId: logo.tenant_id }, services, patienceMs };
        try {
          const png = await pictureOf(tools, logo);
          await inTurn((owner) => keepPicture(owner, logo, png));
        } catch (error) {
          const isFinal = error instanceof Problem && finalCodes.includes(error.code);
          (isFinal ? refused : failed).push(logo.id);
          log.warn({ err: error, agency: logo.tenant_id }, 'no picture can be made of a logo');
        }
      }
    },
  };
}
