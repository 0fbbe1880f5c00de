import { hash } from 'node:crypto';
import type { Services } from '#src/call/services.ts';
import { attach, createFile } from '#src/domain/files/index.ts';
import { openness } from '#src/domain/visibility/index.ts';
import type { Connections } from '#src/platform/db/index.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import { Problem } from '#src/platform/errors/index.ts';
import { changeAsSystem } from '#src/platform/events/index.ts';
import type { TaskHandler } from '#src/platform/jobs/index.ts';
import { once } from '#src/platform/once.ts';
import { fileKey, NotStored, type Storage } from '#src/platform/storage/index.ts';
import { verificationPath } from '../record/certification-record.queries.ts';
import { drawCertificate, type Pictures } from './draw.ts';
import { imagesOf } from './design.rules.ts';
import { factsOf } from './facts.rules.ts';
import { selectUnrendered, storeFileOf, type Unrendered } from './render.queries.ts';
import { findDesign, type Design } from './templates.queries.ts';

const atOnce = 20;

type Tools = Pick<Services, 'storage' | 'hostedUrl'>;

/** Makes the PDFs of certificates that have none, one after another. */
export const renderCertificates =
  (tools: Tools): TaskHandler<'render_certificates'> =>
  async ({ tenantId }, { db, log, signal }) => {
    let last: string | null = null;
    for (;;) {
      const some: Unrendered[] = await selectUnrendered(db.read(tenantId), last, atOnce);
      for (const certification of some) {
        if (signal?.aborted === true) return;
        try {
          await renderOne(tools, db, tenantId, certification);
        } catch (error) {
          // The agency has no room for files: the certificate waits for the next one.
          if (!(error instanceof Problem)) throw error;
          log.warn(
            { err: error, tenant_id: tenantId, certification_id: certification.id },
            'certificate has no PDF',
          );
        }
      }
      if (some.length < atOnce) return;
      last = some.at(-1)!.id;
    }
  };

async function renderOne(
  { storage, hostedUrl }: Tools,
  db: Connections,
  tenantId: string,
  certification: Unrendered,
): Promise<void> {
  const { template_id: templateId, template_version: version, locale, time_zone: timeZone } = certification;
  const design = await findDesign(db.read(tenantId), templateId, version);
  if (design === undefined) return;
  const issuedAt = new Date(certification.issued_at);
  const bytes = Buffer.from(
    await drawCertificate({
      design,
      pictures: await picturesOf(storage, tenantId, design),
      agencyLogo: certification.logo_png,
      language: locale,
      issuedAt,
      facts: factsOf({
        learnerName: certification.learner_name,
        courseName: certification.course_name,
        agencyName: certification.agency_name,
        completedAt: issuedAt,
        expiresAt: certification.expires_at === null ? null : new Date(certification.expires_at),
        scorePercent: certification.score_percent,
        code: certification.code,
        url: `${hostedUrl()}${verificationPath}${certification.code}`,
        locale,
        timeZone,
      }),
    }),
  );
  await changeAsSystem(db, tenantId, { name: 'render_certificates', events: [], openness }, async (ctx) => {
    const id = uuid7();
    const content = { size: bytes.length, sha256: hash('sha256', bytes) };
    const context = { ...ctx, demand: () => undefined };
    // The row first: what the quota refuses is not stored.
    await createFile(
      context,
      {
        file_id: id,
        record_kind: null,
        record_id: null,
        created_by: certification.user_id,
        source: 'generated',
      },
      { fileName: `${certification.code}.pdf`, contentType: 'application/pdf' },
      content,
    );
    if (!(await storeFileOf(ctx.db, certification.id, id, ctx.now))) return;
    await attach(ctx, { kind: 'training_certification', id: certification.id }, [id], certification.user_id);
    await storage.put(fileKey(tenantId, id), once(bytes), content);
    ctx.announce({ kind: 'attachment', id, revision: 1 });
  });
}

async function picturesOf(storage: Storage, tenantId: string, design: Design): Promise<Pictures> {
  const pictures = new Map<string, Uint8Array>();
  for (const { id } of imagesOf(design)) {
    if (id === null || pictures.has(id)) continue;
    try {
      const chunks: Uint8Array[] = [];
      for await (const chunk of storage.get(fileKey(tenantId, id))) chunks.push(chunk);
      pictures.set(id, Buffer.concat(chunks));
    } catch (error) {
      // A picture that was removed since is left out.
      if (!(error instanceof NotStored)) throw error;
    }
  }
  return pictures;
}
