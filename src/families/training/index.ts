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
import {
  deleteCertificateTemplate,
  listCertificateTemplates,
  createCertificateTemplate,
  updateCertificateTemplate,
} from './certificates/templates.ts';
import { listTrainingCertifications } from './certificates/certifications.ts';
import { setTrainingLessonCompletion } from './learning/completion.ts';
import { getTrainingCourseContent } from './learning/content.ts';
import { getTrainingCourseProgress } from './learning/progress.ts';
import { listTrainingQuizAttempts, submitTrainingQuizAttempt } from './learning/quiz.ts';
import { getTrainingAssessmentRuntime } from './learning/runtime.ts';
import { restartTrainingCourse, startTrainingCourse } from './learning/start.ts';
import { submitTrainingAssessmentAttempt } from './learning/submit.ts';
import { listTrainingVideoProgress, setTrainingVideoProgress } from './learning/video.ts';
import { getTrainingDashboard } from './overview/dashboard.ts';
import { listCompletedTraining, listRequiredTraining } from './overview/lists.ts';
import {
  createLearningPath,
  deleteLearningPath,
  getLearningPath,
  listLearningPaths,
  replaceLearningPathCourses,
  updateLearningPath,
} from './paths/paths.ts';
import { decideTrainingManagerReview, listTrainingManagerReviews } from './reviews/reviews.ts';
import { getTrainingSettings, updateTrainingSettings } from './record/settings.ts';

export default {
  createCertificateTemplate,
  createLearningPath,
  createTrainingCourse,
  createTrainingFolder,
  createTrainingLessonBlock,
  createTrainingLessons,
  createTrainingModule,
  decideTrainingManagerReview,
  deleteCertificateTemplate,
  deleteLearningPath,
  deleteTrainingCourse,
  deleteTrainingFolder,
  deleteTrainingLessonBlocks,
  deleteTrainingLessons,
  deleteTrainingModules,
  getLearningPath,
  getTrainingAssessmentRuntime,
  getTrainingCourse,
  getTrainingCourseAuthoringContent,
  getTrainingCourseContent,
  getTrainingCourseProgress,
  getTrainingDashboard,
  getTrainingFolder,
  getTrainingLessonAuthoring,
  getTrainingSettings,
  listCertificateTemplates,
  listCompletedTraining,
  listLearningPaths,
  listRequiredTraining,
  listTrainingCertifications,
  listTrainingCourses,
  listTrainingFolders,
  listTrainingManagerReviews,
  listTrainingQuizAttempts,
  listTrainingVideoProgress,
  moveTrainingCourse,
  moveTrainingFolder,
  moveTrainingFolderContents,
  reorderTrainingLessonBlocks,
  replaceLearningPathCourses,
  restartTrainingCourse,
  searchTrainingCourses,
  setTrainingLessonCompletion,
  setTrainingVideoProgress,
  startTrainingCourse,
  submitTrainingAssessmentAttempt,
  submitTrainingQuizAttempt,
  updateCertificateTemplate,
  updateLearningPath,
  updateTrainingCourse,
  updateTrainingFolder,
  updateTrainingLesson,
  updateTrainingLessonBlock,
  updateTrainingModule,
  updateTrainingSettings,
} satisfies TrainingHandlers;
