import type { TrainingHandlers } from '#generated/console/families/training/handlers.ts';
import { revokeTrainingCertification } from './certificates/certifications.ts';
import { previewCertificateTemplate } from './certificates/preview.ts';
import {
  deleteTrainingQuestion,
  reorderTrainingQuestions,
  saveTrainingQuestion,
} from './content/questions.ts';
import { bulkUpdateTrainingCourses } from './courses/bulk.ts';
import { saveTrainingAssessmentAnswers } from './learning/submit.ts';
import {
  assignTraining,
  bulkUpdateTrainingEnrollments,
  updateTrainingEnrollment,
} from './overview/enrollments.ts';
import { listTrainingEnrollments } from './overview/lists.ts';
import { listTrainingMatrix } from './overview/matrix.ts';
import { getTrainingAssessmentStatistics } from './overview/statistics.ts';
import { regradeTrainingAssessment } from './reviews/regrade.ts';

export default {
  assignTraining,
  bulkUpdateTrainingCourses,
  bulkUpdateTrainingEnrollments,
  deleteTrainingQuestion,
  getTrainingAssessmentStatistics,
  listTrainingEnrollments,
  listTrainingMatrix,
  previewCertificateTemplate,
  regradeTrainingAssessment,
  reorderTrainingQuestions,
  revokeTrainingCertification,
  saveTrainingAssessmentAnswers,
  saveTrainingQuestion,
  updateTrainingEnrollment,
} satisfies TrainingHandlers;
