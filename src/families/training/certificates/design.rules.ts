import type { CertificateTemplateCreate, CertificateTemplateUpdate } from '#generated/types.gen.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import type { Design } from './templates.queries.ts';

const placeholders = [
  'learner_name',
  'course_name',
  'completed_on',
  'expires_on',
  'score_percent',
  'verification_code',
  'verification_url',
  'agency_name',
] as const;

export type Facts = Readonly<Record<(typeof placeholders)[number], string>>;

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/gu;

const blank: Omit<Design, 'heading' | 'body'> = {
  orientation: 'landscape',
  paper_size: 'a4',
  accent_color: '#000000',
  logo_file_id: null,
  background_file_id: null,
  has_qr_code: true,
  signatories: [],
};

/** The design that a request asks for; 400 for a placeholder that there is not. */
export function designOf(
  body: CertificateTemplateCreate | CertificateTemplateUpdate,
  former?: Design,
): Design {
  for (const [, name = ''] of (body.body ?? '').matchAll(placeholder))
    if (!(placeholders as readonly string[]).includes(name))
      throw invalid(
        'body.body',
        `names the placeholder {{${name}}}. There are ${placeholders.map((one) => `{{${one}}}`).join(', ')}.`,
      );
  const before = former ?? { ...blank, heading: '', body: '' };
  return {
    orientation: body.orientation ?? before.orientation,
    paper_size: body.paper_size ?? before.paper_size,
    heading: body.heading ?? before.heading,
    body: body.body ?? before.body,
    accent_color: body.accent_color ?? before.accent_color,
    logo_file_id: body.logo_file_id === undefined ? before.logo_file_id : storedId(body.logo_file_id),
    background_file_id:
      body.background_file_id === undefined ? before.background_file_id : storedId(body.background_file_id),
    has_qr_code: body.has_qr_code ?? before.has_qr_code,
    signatories:
      body.signatories?.map(({ name, title, signature_file_id }) => ({
        name,
        title: title ?? null,
        signature_file_id: storedId(signature_file_id ?? null),
      })) ?? before.signatories,
  };
}

export const isSameDesign = (a: Design, b: Design): boolean =>
  JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b));

const inOrder = (design: Design): readonly unknown[] => [
  design.orientation,
  design.paper_size,
  design.heading,
  design.body,
  design.accent_color,
  design.logo_file_id,
  design.background_file_id,
  design.has_qr_code,
  design.signatories.map(({ name, title, signature_file_id: fileId }) => [name, title, fileId]),
];

/** Pictures of a design, with their places in a request. */
export const imagesOf = ({ logo_file_id, background_file_id, signatories }: Design) => [
  { id: logo_file_id, place: 'body.logo_file_id' },
  { id: background_file_id, place: 'body.background_file_id' },
  ...signatories.map(({ signature_file_id: id }, index) => ({
    id,
    place: `body.signatories[${index}].signature_file_id`,
  })),
];

/** The text of a certificate with what its placeholders stand for. */
export const filled = (text: string, facts: Facts): string =>
  text.replaceAll(placeholder, (_, name: string) => facts[name as keyof Facts]);
