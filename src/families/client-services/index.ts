import type { ClientServicesHandlers } from '#generated/families/client-services/handlers.ts';
import {
  bulkDeleteClientServiceCategories,
  createClientServiceCategory,
  deleteClientServiceCategories,
  getClientServiceCategory,
  listClientServiceCategories,
  listClientServiceCategoryServices,
  moveClientServiceCategory,
  updateClientServiceCategory,
} from './categories.ts';
import {
  createClientServiceFolder,
  deleteClientServiceFolder,
  getClientServiceFolder,
  listClientServiceFolders,
  moveClientServiceFolder,
  moveClientServiceFolderContents,
  updateClientServiceFolder,
} from './category-folders.ts';
import { bulkAddClientServices, reorderClientServices } from './service-order.ts';
import {
  createClientServices,
  deleteClientServices,
  getClientService,
  listClientServices,
  updateClientService,
} from './services.ts';

export default {
  listClientServiceCategories,
  createClientServiceCategory,
  updateClientServiceCategory,
  deleteClientServiceCategories,
  moveClientServiceCategory,
  listClientServiceCategoryServices,
  createClientServices,
  getClientServiceCategory,
  listClientServiceFolders,
  createClientServiceFolder,
  getClientServiceFolder,
  updateClientServiceFolder,
  deleteClientServiceFolder,
  moveClientServiceFolder,
  moveClientServiceFolderContents,
  listClientServices,
  updateClientService,
  deleteClientServices,
  bulkAddClientServices,
  bulkDeleteClientServiceCategories,
  reorderClientServices,
  getClientService,
} satisfies ClientServicesHandlers;
