import type { TrainingHandlers } from '#generated/families/training/handlers.ts';
import { getTrainingCourseAuthoringContent, getTrainingLessonAuthoring } from './content/authoring.ts';
import {
  createTrainingLessonBlock,
  deleteTrainingLessonBlocks,
  reorderTrainingLessonBlocks,
  updateTrainingLessonBlock,
} from './content/blocks.ts';
import { createTrainingLessons, deleteTrainingLessons, updateTrainingLesson } from './content/lessons.ts';
import { createTrainingModule, deleteTrainingModules, updateTrainingModule } from './content/modules.ts';
import { createTrainingCourse } from './courses/create.ts';
import { deleteTrainingCourse } from './courses/delete.ts';
import {
  createTrainingFolder,
  deleteTrainingFolder,
  getTrainingFolder,
  listTrainingFolders,
  moveTrainingFolder,
  moveTrainingFolderContents,
  updateTrainingFolder,
} from './courses/folders.ts';
import { getTrainingCourse, listTrainingCourses } from './courses/lists.ts';
import { searchTrainingCourses } from './courses/search.ts';
import { moveTrainingCourse, updateTrainingCourse } from './courses/update.ts';
import { getTrainingSettings, updateTrainingSettings } from './record/settings.ts';

export default {
  createTrainingCourse,
  createTrainingFolder,
  createTrainingLessonBlock,
  createTrainingLessons,
  createTrainingModule,
  deleteTrainingCourse,
  deleteTrainingFolder,
  deleteTrainingLessonBlocks,
  deleteTrainingLessons,
  deleteTrainingModules,
  getTrainingCourse,
  getTrainingCourseAuthoringContent,
  getTrainingFolder,
  getTrainingLessonAuthoring,
  getTrainingSettings,
  listTrainingCourses,
  listTrainingFolders,
  moveTrainingCourse,
  moveTrainingFolder,
  moveTrainingFolderContents,
  reorderTrainingLessonBlocks,
  searchTrainingCourses,
  updateTrainingCourse,
  updateTrainingFolder,
  updateTrainingLesson,
  updateTrainingLessonBlock,
  updateTrainingModule,
  updateTrainingSettings,
} satisfies TrainingHandlers;
