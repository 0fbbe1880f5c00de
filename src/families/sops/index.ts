import type { SopsHandlers } from '#generated/families/sops/handlers.ts';
import {
  createSopContentBlocks,
  deleteSopContentBlocks,
  reorderSopContentBlocks,
  updateSopContentBlock,
} from './content/blocks.ts';
import { createSopSteps, deleteSopSteps, reorderSopSteps, updateSopStep } from './content/steps.ts';
import { getSopVersion, listSopVersions, restoreSopVersion } from './content/versions.ts';
import { getSopWorkingCopy } from './content/working-copy.ts';
import { createSopFeedback } from './feedback/feedback.ts';
import {
  createSopOutdatedFlag,
  listMySopOutdatedFlags,
  listSopOutdatedFlags,
  setSopOutdatedFlagStatus,
} from './feedback/flags.ts';
import { getSopRating, setSopRating } from './feedback/ratings.ts';
import {
  createSopFolder,
  deleteSopFolder,
  deleteSopFolderWithItems,
  getSopFolder,
  listSopFolders,
  moveSopFolder,
  moveSopFolderContents,
  updateSopFolder,
} from './library/folders.ts';
import { getSop, listAuthoringSops, listSops } from './library/lists.ts';
import {
  addSopPrerequisites,
  deleteSopPrerequisites,
  listSopPrerequisites,
} from './library/prerequisites.ts';
import { searchSops } from './library/search.ts';
import { getKnowledgeBaseStats } from './library/stats.ts';
import { listSopTags, setSopTag } from './library/tags.ts';
import { createSop } from './publishing/create.ts';
import { deleteSop } from './publishing/delete.ts';
import { decideSopReview, listSopReviews } from './publishing/reviews.ts';
import { moveSop, updateSop } from './publishing/update.ts';
import { getSopChecklistProgress, setSopChecklistItem } from './reading/checklists.ts';
import { getSopContent, getSopDetails } from './reading/content.ts';
import { listMySopViews, listRecentSops, setSopViewProgress, startSopView } from './reading/views.ts';

export default {
  setSopChecklistItem,
  getSopChecklistProgress,
  getKnowledgeBaseStats,
  deleteSopContentBlocks,
  updateSopContentBlock,
  createSopFeedback,
  listSopFolders,
  createSopFolder,
  getSopFolder,
  updateSopFolder,
  deleteSopFolder,
  moveSopFolder,
  moveSopFolderContents,
  deleteSopFolderWithItems,
  listSopOutdatedFlags,
  setSopOutdatedFlagStatus,
  deleteSopPrerequisites,
  listSopReviews,
  decideSopReview,
  deleteSopSteps,
  updateSopStep,
  createSopContentBlocks,
  reorderSopContentBlocks,
  listSopTags,
  setSopTag,
  setSopViewProgress,
  listSops,
  createSop,
  listAuthoringSops,
  listRecentSops,
  searchSops,
  getSop,
  updateSop,
  deleteSop,
  getSopWorkingCopy,
  getSopContent,
  moveSop,
  getSopDetails,
  createSopOutdatedFlag,
  listMySopOutdatedFlags,
  listSopPrerequisites,
  addSopPrerequisites,
  getSopRating,
  setSopRating,
  createSopSteps,
  reorderSopSteps,
  listSopVersions,
  getSopVersion,
  restoreSopVersion,
  startSopView,
  listMySopViews,
} satisfies SopsHandlers;
