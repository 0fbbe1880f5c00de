import type { ClientProfilesHandlers } from '#generated/families/client-profiles/handlers.ts';
import { bulkDeleteClientProfiles } from './bulk.ts';
import {
  createClientProfile,
  deleteClientProfile,
  getClientProfile,
  listClientProfiles,
  moveClientProfile,
  updateClientProfile,
} from './client-profiles.ts';
import { duplicateClientProfile, suggestClientProfileName } from './copies.ts';
import { getClientProfileDetails } from './details.ts';
import {
  createClientProfileFolder,
  deleteClientProfileFolder,
  listClientProfileFolders,
  moveClientProfileFolder,
  moveClientProfileFolderContents,
  updateClientProfileFolder,
} from './profile-folders.ts';

export default {
  listClientProfileFolders,
  createClientProfileFolder,
  updateClientProfileFolder,
  deleteClientProfileFolder,
  moveClientProfileFolder,
  moveClientProfileFolderContents,
  listClientProfiles,
  createClientProfile,
  bulkDeleteClientProfiles,
  suggestClientProfileName,
  getClientProfile,
  updateClientProfile,
  deleteClientProfile,
  getClientProfileDetails,
  duplicateClientProfile,
  moveClientProfile,
} satisfies ClientProfilesHandlers;
