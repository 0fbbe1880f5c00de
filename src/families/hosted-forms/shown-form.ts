import type { HostedForm } from '#generated/hosted/types.gen.ts';
import type { FormAnswers, FormElement, FormSettings } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/hosted.ts';
import { contentAddress } from '#src/domain/files/index.ts';
import {
  closedMessage,
  configOf,
  createChallenge,
  difficulty,
  findAskedFields,
  inputsOf,
  trapKey,
  type Openness,
} from '#src/domain/forms/index.ts';
import { findAgencyLogo } from './agency-logo.queries.ts';

const serviceColor = '#2348c7';
const addressSeconds = 15 * 60;

export interface ShownVersion {
  readonly formId: string;
  readonly version: number;
  readonly name: string;
  readonly description: string | null;
  readonly language: string;
  readonly elements: readonly FormElement[];
  readonly settings: FormSettings;
  readonly published_by: string;
}

/** The version as those see it who fill it in. Nothing of how submissions are processed shows. */
export async function shownForm(
  ctx: Pick<ReadContext, 'db' | 'now' | 'services' | 'identity'>,
  version: ShownVersion,
  state: Openness,
  { answers = {}, isCaptchaNeeded }: { readonly answers?: FormAnswers; readonly isCaptchaNeeded: boolean },
): Promise<HostedForm> {
  const { settings } = version;
  const isOpen = state === 'open';
  const elements = isOpen
    ? version.elements.filter((element) => element.type !== 'hidden' || element.source !== 'fixed')
    : [];
  const fields = await findAskedFields(ctx.db, elements);
  // The publisher chose the pictures: what they see, the form shows.
  const addressOf = (fileId: string) =>
    contentAddress(
      { ...ctx, identity: { tenantId: ctx.identity.tenantId, userId: version.published_by } } as never,
      fileId,
      { isInline: true, seconds: addressSeconds },
    );
  const logo = settings.appearance.logo_file_id ?? (await findAgencyLogo(ctx.db));
  const isCaptchaRequired = isOpen && isCaptchaNeeded && settings.access.is_captcha_required !== false;
  return {
    name: version.name,
    description: version.description,
    language: version.language,
    version: version.version,
    status: state,
    closed_message: isOpen ? null : closedMessage(settings.access, state),
    elements: [...elements],
    custom_fields: inputsOf(elements).flatMap((input) => {
      if (input.type !== 'custom_field') return [];
      const config = configOf(input, fields);
      const choices = 'choices' in config ? config.choices.filter(({ archived_at: at }) => at === null) : [];
      return [
        {
          element_key: input.key,
          type: config.type,
          choices: choices.map(({ key, label }) => ({ key, label })),
        },
      ];
    }),
    images: elements.flatMap((element) =>
      element.type === 'image' ? [{ element_key: element.key, address: addressOf(element.file_id) }] : [],
    ),
    answers,
    appearance: {
      color: settings.appearance.color ?? serviceColor,
      logo: logo === null ? null : addressOf(logo),
      submit_label: settings.appearance.submit_label ?? 'Send',
      is_progress_shown: settings.appearance.is_progress_shown !== false,
    },
    is_captcha_required: isCaptchaRequired,
    captcha: isCaptchaRequired
      ? { challenge: createChallenge(ctx.services.sealer, version.formId, ctx.now), difficulty }
      : null,
    trap_key: trapKey,
    can_save_progress: settings.access.can_save_progress !== false,
  };
}
