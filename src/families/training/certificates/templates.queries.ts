import { sql } from 'kysely';
import type { TrainingHandlers } from '#generated/families/training/handlers.ts';
import type { CertificateSignatory, CertificateTemplate } from '#generated/types.gen.ts';
import { searched } from '#src/domain/filters/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  byName,
  holds,
  iso,
  list,
  oneOf,
  record,
  recordFilters,
  recordSorts,
  selectRecords,
} from '#src/platform/db/query/index.ts';
import { fileRefOrNull } from '../record/course-record.queries.ts';

/** Templates with what their current version shows, `v`. */
export const templatesOf = (db: Db) =>
  db
    .selectFrom('certificate_templates as t')
    .innerJoin('certificate_template_versions as v', (join) =>
      join
        .onRef('v.tenant_id', '=', 't.tenant_id')
        .onRef('v.template_id', '=', 't.id')
        .onRef('v.version', '=', 't.version'),
    )
    .where('t.deleted_at', 'is', null);

const isDefault = sql<boolean>`exists (select from training_settings _chosen
  where _chosen.tenant_id = t.tenant_id and _chosen.default_certificate_template_id = t.id)`;

const courseCount = sql<number>`(select count(*) from training_courses _course
  where _course.tenant_id = t.tenant_id and _course.template_id = t.id and _course.deleted_at is null)`;

export const templateRecord = (query: ReturnType<typeof templatesOf>) =>
  record<CertificateTemplate>()(
    query.select([
      't.id',
      't.name',
      't.description',
      't.version',
      isDefault.as('is_default'),
      sql<CertificateTemplate['orientation']>`v.orientation`.as('orientation'),
      sql<CertificateTemplate['paper_size']>`v.paper_size`.as('paper_size'),
      'v.heading',
      'v.body',
      'v.accent_color',
      fileRefOrNull('v.logo_file_id').as('logo_file'),
      fileRefOrNull('v.background_file_id').as('background_file'),
      'v.has_qr_code',
      sql<CertificateSignatory[]>`v.signatories`.as('signatories'),
      courseCount.as('course_count'),
      't.revision',
      iso('t.created_at').as('created_at'),
      iso('t.updated_at').as('updated_at'),
      't.created_by',
    ]),
  );

export const templateList = list<TrainingHandlers['listCertificateTemplates']>()({
  rows: templatesOf,
  record: templateRecord,
  id: 't.id',
  filters: {
    ...recordFilters('t'),
    orientation: oneOf('v.orientation'),
    is_default: holds(isDefault),
    search: searched('t.id', 'search_certificate_templates'),
  },
  sorts: {
    ...recordSorts('t'),
    name: byName('t.name'),
    course_count: courseCount,
  },
});

/** What a certificate shows. */
export interface Design {
  readonly orientation: CertificateTemplate['orientation'];
  readonly paper_size: CertificateTemplate['paper_size'];
  readonly heading: string;
  readonly body: string;
  readonly accent_color: string;
  readonly logo_file_id: string | null;
  readonly background_file_id: string | null;
  readonly has_qr_code: boolean;
  readonly signatories: Required<CertificateSignatory>[];
}

/** A template as rules see one. */
export interface StoredTemplate extends Design {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly version: number;
  readonly revision: number;
}

const designColumns = [
  sql<Design['orientation']>`v.orientation`.as('orientation'),
  sql<Design['paper_size']>`v.paper_size`.as('paper_size'),
  'v.heading',
  'v.body',
  'v.accent_color',
  'v.logo_file_id',
  'v.background_file_id',
  'v.has_qr_code',
  sql<Design['signatories']>`v.signatories`.as('signatories'),
] as const;

export const lockTemplate = (db: Db, id: string): Promise<StoredTemplate | undefined> =>
  templatesOf(db)
    .where('t.id', '=', id)
    .select(['t.id', 't.name', 't.description', 't.version', 't.revision', ...designColumns])
    .forUpdate('t')
    .executeTakeFirst();

export async function selectTemplate(db: Db, id: string): Promise<CertificateTemplate> {
  const [found] = await selectRecords(db, templateRecord(templatesOf(db).where('t.id', '=', id)));
  return found!;
}

export const insertVersion = (
  db: Db,
  templateId: string,
  version: number,
  design: Design,
): Promise<unknown> =>
  db
    .insertInto('certificate_template_versions')
    .values({
      template_id: templateId,
      version,
      ...design,
      signatories: JSON.stringify(design.signatories),
    })
    .execute();

/** What a version of a template shows, also of one that was deleted. */
export const findDesign = (db: Db, templateId: string, version: number): Promise<Design | undefined> =>
  db
    .selectFrom('certificate_template_versions as v')
    .where('v.template_id', '=', templateId)
    .where('v.version', '=', version)
    .select(designColumns)
    .executeTakeFirst();

export async function countCourses(
  db: Db,
  templateId: string,
): Promise<{ courses: number; isDefault: boolean }> {
  const { rows } = await sql<{ courses: number; is_default: boolean }>`
    select ${courseCount}::integer as courses, ${isDefault} as is_default from certificate_templates t where t.id = ${templateId}::uuid`.execute(
    db,
  );
  return { courses: rows[0]!.courses, isDefault: rows[0]!.is_default };
}
