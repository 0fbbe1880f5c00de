import type { TrainingHandlers } from '#generated/console/families/training/handlers.ts';
import {
  deleteTrainingQuestion,
  reorderTrainingQuestions,
  saveTrainingQuestion,
} from './content/questions.ts';
import { bulkUpdateTrainingCourses } from './courses/bulk.ts';

export default {
  bulkUpdateTrainingCourses,
  deleteTrainingQuestion,
  reorderTrainingQuestions,
  saveTrainingQuestion,
} satisfies TrainingHandlers;
