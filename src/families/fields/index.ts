import type { FieldsHandlers } from '#generated/families/fields/handlers.ts';
import { getAgencyFields, updateAgencyFields, updateAgencyFieldValue } from './agency-fields.ts';
import { replaceFieldChoice } from './choices.ts';
import { getCompositeType, listCompositeTypes } from './composite-types.ts';
import { deleteField, deleteFields } from './deletion.ts';
import { createFieldFolder, deleteFieldFolder, getFieldFolder, listFieldFolders, moveFieldFolder, updateFieldFolder } from './field-folders.ts';
import { listFieldHistory } from './field-history.ts';
import { createField, getField, listFields, listFieldsByScope, manageField, updateField } from './fields.ts';
import { renameFieldKey } from './keys.ts';
import { reorderFields } from './order.ts';
import { getFieldDetails, getFieldUsage } from './usage.ts';

export default {
  getAgencyFields, updateAgencyFields, updateAgencyFieldValue,
  listFieldFolders, createFieldFolder, getFieldFolder, updateFieldFolder, deleteFieldFolder, moveFieldFolder,
  listFieldHistory,
  listFields, createField, getFieldDetails, listFieldsByScope, deleteFields, replaceFieldChoice, listCompositeTypes,
  getCompositeType, manageField, renameFieldKey, reorderFields, getField, updateField, deleteField, getFieldUsage,
} satisfies FieldsHandlers;
