import type { FieldsHandlers } from '#generated/families/fields/handlers.ts';
import { getAgencyFields, updateAgencyFields, updateAgencyFieldValue } from './agency-fields.ts';
import { bulkReplaceFieldChoice } from './choices.ts';
import { getFieldCompositeType, listFieldCompositeTypes } from './composite-types.ts';
import { bulkDeleteFields, deleteField } from './deletion.ts';
import {
  createFieldFolder,
  deleteFieldFolder,
  getFieldFolder,
  listFieldFolders,
  moveFieldFolder,
  updateFieldFolder,
} from './field-folders.ts';
import { listFieldHistory } from './field-history.ts';
import { createField, getField, listFields, listFieldsByScope, manageField, updateField } from './fields.ts';
import { renameFieldKey } from './keys.ts';
import { reorderFields } from './order.ts';
import { getFieldDetails, getFieldUsage } from './usage.ts';

export default {
  getAgencyFields,
  updateAgencyFields,
  updateAgencyFieldValue,
  listFieldFolders,
  createFieldFolder,
  getFieldFolder,
  updateFieldFolder,
  deleteFieldFolder,
  moveFieldFolder,
  listFieldHistory,
  listFields,
  createField,
  getFieldDetails,
  listFieldsByScope,
  bulkDeleteFields,
  bulkReplaceFieldChoice,
  listFieldCompositeTypes,
  getFieldCompositeType,
  manageField,
  renameFieldKey,
  reorderFields,
  getField,
  updateField,
  deleteField,
  getFieldUsage,
} satisfies FieldsHandlers;
