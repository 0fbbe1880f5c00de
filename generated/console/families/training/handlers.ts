// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface BulkUpdateTrainingCoursesInput {
  readonly body: t.BulkUpdateTrainingCoursesData['body'];
}

export interface SaveTrainingQuestionInput {
  readonly path: t.SaveTrainingQuestionData['path'];
  readonly body: t.SaveTrainingQuestionData['body'];
}

export interface DeleteTrainingQuestionInput {
  readonly path: t.DeleteTrainingQuestionData['path'];
  readonly query: NonNullable<t.DeleteTrainingQuestionData['query']>;
}

export interface ReorderTrainingQuestionsInput {
  readonly path: t.ReorderTrainingQuestionsData['path'];
  readonly body: t.ReorderTrainingQuestionsData['body'];
}

export interface SaveTrainingAssessmentAnswersInput {
  readonly path: t.SaveTrainingAssessmentAnswersData['path'];
  readonly body: t.SaveTrainingAssessmentAnswersData['body'];
}

export interface GetTrainingAssessmentStatisticsInput {
  readonly path: t.GetTrainingAssessmentStatisticsData['path'];
  readonly query: NonNullable<t.GetTrainingAssessmentStatisticsData['query']>;
}

export interface RegradeTrainingAssessmentInput {
  readonly path: t.RegradeTrainingAssessmentData['path'];
}

export interface ListTrainingEnrollmentsInput {
  readonly query: WithDefaults<NonNullable<t.ListTrainingEnrollmentsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface UpdateTrainingEnrollmentInput {
  readonly path: t.UpdateTrainingEnrollmentData['path'];
  readonly body: t.UpdateTrainingEnrollmentData['body'];
}

export interface BulkUpdateTrainingEnrollmentsInput {
  readonly body: t.BulkUpdateTrainingEnrollmentsData['body'];
}

export interface AssignTrainingInput {
  readonly body: t.AssignTrainingData['body'];
}

export interface ListTrainingMatrixInput {
  readonly query: WithDefaults<NonNullable<t.ListTrainingMatrixData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface RevokeTrainingCertificationInput {
  readonly path: t.RevokeTrainingCertificationData['path'];
  readonly body: t.RevokeTrainingCertificationData['body'];
}

export interface PreviewCertificateTemplateInput {
  readonly body: t.PreviewCertificateTemplateData['body'];
}

/** Training: one handler per operation of the contract. */
export interface TrainingHandlers {
  /** Update several training courses · POST /console/api/training-courses/bulk/update · training.author */
  readonly bulkUpdateTrainingCourses: (ctx: WriteContext<never>, input: BulkUpdateTrainingCoursesInput) => Promise<Result<t.BulkUpdateTrainingCoursesResponse['data']>>;
  /** Save a training question · PUT /console/api/training-assessments/{id}/questions/{question_key} · training.author */
  readonly saveTrainingQuestion: (ctx: WriteContext<never>, input: SaveTrainingQuestionInput) => Promise<Result<t.SaveTrainingQuestionResponse['data']>>;
  /** Delete a training question · DELETE /console/api/training-assessments/{id}/questions/{question_key} · training.author */
  readonly deleteTrainingQuestion: (ctx: WriteContext<never>, input: DeleteTrainingQuestionInput) => Promise<Result<t.DeleteTrainingQuestionResponse['data']>>;
  /** Reorder training questions · POST /console/api/training-assessments/{id}/questions/order · training.author */
  readonly reorderTrainingQuestions: (ctx: WriteContext<never>, input: ReorderTrainingQuestionsInput) => Promise<Result<t.ReorderTrainingQuestionsResponse['data']>>;
  /** Save training assessment answers · PUT /console/api/training-assessments/{id}/answers · training.learn */
  readonly saveTrainingAssessmentAnswers: (ctx: WriteContext<never>, input: SaveTrainingAssessmentAnswersInput) => Promise<Result<t.SaveTrainingAssessmentAnswersResponse['data']>>;
  /** Get training assessment statistics · GET /console/api/training-assessments/{id}/statistics · training.author */
  readonly getTrainingAssessmentStatistics: (ctx: ReadContext, input: GetTrainingAssessmentStatisticsInput) => Promise<Result<t.GetTrainingAssessmentStatisticsResponse['data']>>;
  /** Regrade an assessment · POST /console/api/training-assessments/{id}/regrade · training.author */
  readonly regradeTrainingAssessment: (ctx: WriteContext<'training.assessment_passed' | 'training.course_completed'>, input: RegradeTrainingAssessmentInput) => Promise<Result<t.RegradeTrainingAssessmentResponse['data']>>;
  /** List training enrolments · GET /console/api/training-enrollments · training.assign */
  readonly listTrainingEnrollments: (ctx: ReadContext, input: ListTrainingEnrollmentsInput) => Promise<Page<t.ListTrainingEnrollmentsResponse['data'][number]>>;
  /** Update a training enrolment · PATCH /console/api/training-enrollments/{id} · training.assign */
  readonly updateTrainingEnrollment: (ctx: WriteContext<never>, input: UpdateTrainingEnrollmentInput) => Promise<Result<t.UpdateTrainingEnrollmentResponse['data']>>;
  /** Update several training enrolments · POST /console/api/training-enrollments/bulk/update · training.assign */
  readonly bulkUpdateTrainingEnrollments: (ctx: WriteContext<never>, input: BulkUpdateTrainingEnrollmentsInput) => Promise<Result<t.BulkUpdateTrainingEnrollmentsResponse['data']>>;
  /** Assign training to members · POST /console/api/training-assignments · training.assign */
  readonly assignTraining: (ctx: WriteContext<never>, input: AssignTrainingInput) => Promise<Result<t.AssignTrainingResponse['data']>>;
  /** List the training matrix · GET /console/api/training-matrix · training.assign */
  readonly listTrainingMatrix: (ctx: ReadContext, input: ListTrainingMatrixInput) => Promise<Page<t.ListTrainingMatrixResponse['data'][number]>>;
  /** Revoke a certification · POST /console/api/training-certifications/{id}/revoke · training.manage */
  readonly revokeTrainingCertification: (ctx: WriteContext<never>, input: RevokeTrainingCertificationInput) => Promise<Result<t.RevokeTrainingCertificationResponse['data']>>;
  /** Preview a certificate · POST /console/api/certificate-templates/preview · training.manage */
  readonly previewCertificateTemplate: (ctx: ReadContext, input: PreviewCertificateTemplateInput) => Promise<Result<t.PreviewCertificateTemplateResponse['data']>>;
}
