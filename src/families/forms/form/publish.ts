import type { Form } from '#generated/types.gen.ts';
import type {
  PublishFormInput,
  RepublishFormInput,
  UnpublishFormInput,
} from '#generated/families/forms/handlers.ts';
import type { DiscardFormChangesInput } from '#generated/console/families/forms/handlers.ts';
import type { Result, WriteContext } from '#src/call/context.ts';
import { findAskedFields, findFaults, inputsOf } from '#src/domain/forms/index.ts';
import { issueToken } from '#src/domain/hosted-addresses/index.ts';
import { changesBetween, recordHistory } from '#src/domain/history/index.ts';
import { reviseRecord } from '#src/platform/db/query/index.ts';
import { problem } from '#src/platform/errors/index.ts';
import { contentColumns } from './columns.rules.ts';
import { findVersion, type StoredForm } from './forms.queries.ts';
import { holdForm, showForm } from './forms.ts';
import { demandMappedRights, targetFaults } from './mapped.ts';
import { reopen, storeUnpublished, storeVersion } from './publish.queries.ts';

export async function publishForm(
  ctx: WriteContext,
  { path, body }: PublishFormInput,
): Promise<Result<Form>> {
  const form = await holdForm(ctx, path.id, body?.expected_revision);
  if (form.status !== 'published') return publish(ctx, form, body?.note ?? null);
  if (!form.has_unpublished_changes) return showForm(ctx, form.id);
  throw problem(
    'state_conflict',
    'The form is published and has changes. Make them its next version with republishForm.',
  );
}

export async function republishForm(
  ctx: WriteContext,
  { path, body }: RepublishFormInput,
): Promise<Result<Form>> {
  const form = await holdForm(ctx, path.id, body?.expected_revision);
  if (form.status !== 'published')
    throw problem('state_conflict', `The form is ${form.status}. It can become published with publishForm.`);
  return form.has_unpublished_changes ? publish(ctx, form, body?.note ?? null) : showForm(ctx, form.id);
}

export async function unpublishForm(
  ctx: WriteContext,
  { path, body }: UnpublishFormInput,
): Promise<Result<Form>> {
  const form = await holdForm(ctx, path.id, body?.expected_revision);
  if (form.status === 'unpublished') return showForm(ctx, form.id);
  if (form.status === 'draft')
    throw problem(
      'state_conflict',
      'The form is draft and cannot become unpublished. It can become published.',
    );
  await storeUnpublished(ctx.db, form.id, ctx.now);
  note(ctx, form, 'unpublished');
  return showForm(ctx, form.id);
}

export async function discardFormChanges(
  ctx: WriteContext,
  { path, body }: DiscardFormChangesInput,
): Promise<Result<Form>> {
  const form = await holdForm(ctx, path.id, body?.expected_revision);
  if (form.status === 'draft')
    throw problem('state_conflict', 'The form is draft: it has no version to go back to.');
  if (!form.has_unpublished_changes) return showForm(ctx, form.id);
  const { settings, ...content } = (await findVersion(ctx.db, form.id, form.version))!;
  await reviseRecord(ctx.db, 'forms', form.id, contentColumns(content, settings), ctx.now);
  const tracked = ['name', 'description', 'language', 'elements', 'settings'] as const;
  const changes = changesBetween(form, { ...form, ...content, settings }, [...tracked]);
  recordHistory(ctx, { kind: 'form', id: form.id, action: 'updated', ...(changes && { changes }) });
  ctx.announce({ kind: 'form', id: form.id, revision: form.revision + 1 });
  return showForm(ctx, form.id);
}

/** Makes the working copy the next live version; 409 with what prevents it. One that was only closed opens in the version that it has. */
async function publish(
  ctx: WriteContext,
  form: StoredForm,
  noteOnVersion: string | null,
): Promise<Result<Form>> {
  const { elements, settings } = form;
  const faults = [
    ...findFaults(elements, settings, await findAskedFields(ctx.db, elements)),
    ...(await targetFaults(ctx, settings.mappings)),
  ];
  if (faults.length > 0) {
    const messages = faults.slice(0, 5).map(({ message }) => message);
    const rest = faults.length - messages.length;
    throw problem(
      'state_conflict',
      `The form cannot be published. ${messages.join(' ')}${rest > 0 ? ` And ${rest} more (getFullForm lists all).` : ''}`,
    );
  }
  demandMappedRights(ctx, settings.mappings);
  if (form.version > 0 && !form.has_unpublished_changes) {
    await reopen(ctx.db, form.id, ctx.now);
    note(ctx, form, 'published');
    return showForm(ctx, form.id);
  }
  const embedToken = form.embed_token ?? (await issue(ctx, form.id));
  const next = {
    version: form.version + 1,
    note: noteOnVersion,
    inputCount: inputsOf(elements).length,
    userId: ctx.identity.userId,
    embedToken,
  };
  await storeVersion(ctx.db, form, next, ctx.now);
  note(ctx, form, 'published');
  return showForm(ctx, form.id);
}

/** The address stays the same through all versions, so that pages that embed the form need no change. */
const issue = async (ctx: WriteContext, formId: string): Promise<string> =>
  (await issueToken(ctx, { purpose: 'form', recordId: formId, expiresAt: null })).token;

function note(ctx: WriteContext, form: StoredForm, status: Form['status']): void {
  const after = {
    status,
    version: status === 'published' && form.has_unpublished_changes ? form.version + 1 : form.version,
  };
  const changes = changesBetween({ status: form.status, version: form.version }, after, [
    'status',
    'version',
  ]);
  recordHistory(ctx, { kind: 'form', id: form.id, action: status, ...(changes && { changes }) });
  ctx.announce({ kind: 'form', id: form.id, revision: form.revision + 1 });
}
