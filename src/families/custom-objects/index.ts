import type { CustomObjectsHandlers } from '#generated/families/custom-objects/handlers.ts';
import { bulkDeleteCustomObjects, deleteCustomObject } from './definitions/deletion.ts';
import { getCustomObjectDetails } from './definitions/details.ts';
import { duplicateCustomObject } from './definitions/duplicate.ts';
import {
  createCustomObject,
  getCustomObject,
  listCustomObjects,
  moveCustomObject,
  updateCustomObject,
} from './definitions/objects.ts';
import { listCustomObjectRelationships } from './definitions/relationships.ts';
import { replaceCustomObjectDefinition } from './definitions/replace.ts';
import {
  createCustomObjectFolder,
  deleteCustomObjectFolder,
  listCustomObjectFolders,
  moveCustomObjectFolder,
  updateCustomObjectFolder,
} from './folders.ts';
import {
  createCustomObjectLink,
  deleteCustomObjectLink,
  listCustomObjectLinks,
  searchCustomObjectLinkRecords,
  updateCustomObjectLink,
} from './links/anchor-links.ts';
import {
  createCustomObjectRecordLink,
  deleteCustomObjectRecordLink,
  listCustomObjectRecordLinks,
} from './links/record-links.ts';
import { deleteCustomObjectRecord } from './records/delete.ts';
import { duplicateCustomObjectRecord } from './records/duplicate.ts';
import {
  archiveCustomObjectRecord,
  transitionCustomObjectRecord,
  unarchiveCustomObjectRecord,
} from './records/lifecycle.ts';
import { listCustomObjectRecords } from './records/list.ts';
import { lookupCustomObjectRecords } from './records/lookup.ts';
import { manageCustomObjectRecord } from './records/manage.ts';
import { queryCustomObjectRecords } from './records/query.ts';
import {
  createCustomObjectRecord,
  getCustomObjectRecord,
  updateCustomObjectRecord,
} from './records/records.ts';
import { searchCustomObjectRecords } from './records/search.ts';

export default {
  listCustomObjectFolders,
  createCustomObjectFolder,
  updateCustomObjectFolder,
  deleteCustomObjectFolder,
  moveCustomObjectFolder,
  listCustomObjectRelationships,
  listCustomObjects,
  createCustomObject,
  bulkDeleteCustomObjects,
  getCustomObjectDetails,
  getCustomObject,
  updateCustomObject,
  deleteCustomObject,
  replaceCustomObjectDefinition,
  duplicateCustomObject,
  moveCustomObject,
  listCustomObjectLinks,
  createCustomObjectLink,
  searchCustomObjectLinkRecords,
  updateCustomObjectLink,
  deleteCustomObjectLink,
  listCustomObjectRecordLinks,
  createCustomObjectRecordLink,
  deleteCustomObjectRecordLink,
  listCustomObjectRecords,
  createCustomObjectRecord,
  lookupCustomObjectRecords,
  manageCustomObjectRecord,
  queryCustomObjectRecords,
  searchCustomObjectRecords,
  getCustomObjectRecord,
  updateCustomObjectRecord,
  deleteCustomObjectRecord,
  archiveCustomObjectRecord,
  duplicateCustomObjectRecord,
  transitionCustomObjectRecord,
  unarchiveCustomObjectRecord,
} satisfies CustomObjectsHandlers;
