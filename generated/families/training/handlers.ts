// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListCertificateTemplatesInput {
  readonly query: WithDefaults<NonNullable<t.ListCertificateTemplatesData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateCertificateTemplateInput {
  readonly body: t.CreateCertificateTemplateData['body'];
}

export interface UpdateCertificateTemplateInput {
  readonly path: t.UpdateCertificateTemplateData['path'];
  readonly body: t.UpdateCertificateTemplateData['body'];
}

export interface DeleteCertificateTemplateInput {
  readonly path: t.DeleteCertificateTemplateData['path'];
  readonly query: NonNullable<t.DeleteCertificateTemplateData['query']>;
}

export interface ListLearningPathsInput {
  readonly query: WithDefaults<NonNullable<t.ListLearningPathsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateLearningPathInput {
  readonly body: t.CreateLearningPathData['body'];
}

export interface GetLearningPathInput {
  readonly path: t.GetLearningPathData['path'];
  readonly query: NonNullable<t.GetLearningPathData['query']>;
}

export interface UpdateLearningPathInput {
  readonly path: t.UpdateLearningPathData['path'];
  readonly body: t.UpdateLearningPathData['body'];
}

export interface DeleteLearningPathInput {
  readonly path: t.DeleteLearningPathData['path'];
  readonly query: NonNullable<t.DeleteLearningPathData['query']>;
}

export interface ReplaceLearningPathCoursesInput {
  readonly path: t.ReplaceLearningPathCoursesData['path'];
  readonly body: t.ReplaceLearningPathCoursesData['body'];
}

export interface SubmitTrainingAssessmentAttemptInput {
  readonly path: t.SubmitTrainingAssessmentAttemptData['path'];
  readonly body: t.SubmitTrainingAssessmentAttemptData['body'];
}

export interface GetTrainingAssessmentRuntimeInput {
  readonly path: t.GetTrainingAssessmentRuntimeData['path'];
  readonly query: NonNullable<t.GetTrainingAssessmentRuntimeData['query']>;
}

export interface ListTrainingCertificationsInput {
  readonly query: WithDefaults<NonNullable<t.ListTrainingCertificationsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface ListTrainingCoursesInput {
  readonly query: WithDefaults<NonNullable<t.ListTrainingCoursesData['query']>, 'is_including_subfolders' | 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateTrainingCourseInput {
  readonly body: t.CreateTrainingCourseData['body'];
}

export interface SearchTrainingCoursesInput {
  readonly query: WithDefaults<NonNullable<t.SearchTrainingCoursesData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface GetTrainingCourseInput {
  readonly path: t.GetTrainingCourseData['path'];
}

export interface UpdateTrainingCourseInput {
  readonly path: t.UpdateTrainingCourseData['path'];
  readonly body: t.UpdateTrainingCourseData['body'];
}

export interface DeleteTrainingCourseInput {
  readonly path: t.DeleteTrainingCourseData['path'];
  readonly query: NonNullable<t.DeleteTrainingCourseData['query']>;
}

export interface GetTrainingCourseAuthoringContentInput {
  readonly path: t.GetTrainingCourseAuthoringContentData['path'];
  readonly query: NonNullable<t.GetTrainingCourseAuthoringContentData['query']>;
}

export interface GetTrainingCourseContentInput {
  readonly path: t.GetTrainingCourseContentData['path'];
  readonly query: NonNullable<t.GetTrainingCourseContentData['query']>;
}

export interface StartTrainingCourseInput {
  readonly path: t.StartTrainingCourseData['path'];
  readonly body: t.StartTrainingCourseData['body'];
}

export interface MoveTrainingCourseInput {
  readonly path: t.MoveTrainingCourseData['path'];
  readonly body: t.MoveTrainingCourseData['body'];
}

export interface CreateTrainingModuleInput {
  readonly path: t.CreateTrainingModuleData['path'];
  readonly body: t.CreateTrainingModuleData['body'];
}

export interface GetTrainingCourseProgressInput {
  readonly path: t.GetTrainingCourseProgressData['path'];
  readonly query: NonNullable<t.GetTrainingCourseProgressData['query']>;
}

export interface RestartTrainingCourseInput {
  readonly path: t.RestartTrainingCourseData['path'];
  readonly body: t.RestartTrainingCourseData['body'];
}

export interface ListTrainingFoldersInput {
  readonly query: WithDefaults<NonNullable<t.ListTrainingFoldersData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface CreateTrainingFolderInput {
  readonly body: t.CreateTrainingFolderData['body'];
}

export interface GetTrainingFolderInput {
  readonly path: t.GetTrainingFolderData['path'];
}

export interface UpdateTrainingFolderInput {
  readonly path: t.UpdateTrainingFolderData['path'];
  readonly body: t.UpdateTrainingFolderData['body'];
}

export interface DeleteTrainingFolderInput {
  readonly path: t.DeleteTrainingFolderData['path'];
  readonly query: NonNullable<t.DeleteTrainingFolderData['query']>;
}

export interface MoveTrainingFolderInput {
  readonly path: t.MoveTrainingFolderData['path'];
  readonly body: t.MoveTrainingFolderData['body'];
}

export interface MoveTrainingFolderContentsInput {
  readonly path: t.MoveTrainingFolderContentsData['path'];
  readonly body: t.MoveTrainingFolderContentsData['body'];
}

export interface DeleteTrainingLessonBlocksInput {
  readonly body: t.DeleteTrainingLessonBlocksData['body'];
}

export interface UpdateTrainingLessonBlockInput {
  readonly path: t.UpdateTrainingLessonBlockData['path'];
  readonly body: t.UpdateTrainingLessonBlockData['body'];
}

export interface CreateTrainingLessonsInput {
  readonly body: t.CreateTrainingLessonsData['body'];
}

export interface DeleteTrainingLessonsInput {
  readonly body: t.DeleteTrainingLessonsData['body'];
}

export interface UpdateTrainingLessonInput {
  readonly path: t.UpdateTrainingLessonData['path'];
  readonly body: t.UpdateTrainingLessonData['body'];
}

export interface GetTrainingLessonAuthoringInput {
  readonly path: t.GetTrainingLessonAuthoringData['path'];
  readonly query: NonNullable<t.GetTrainingLessonAuthoringData['query']>;
}

export interface CreateTrainingLessonBlockInput {
  readonly path: t.CreateTrainingLessonBlockData['path'];
  readonly body: t.CreateTrainingLessonBlockData['body'];
}

export interface ReorderTrainingLessonBlocksInput {
  readonly path: t.ReorderTrainingLessonBlocksData['path'];
  readonly body: t.ReorderTrainingLessonBlocksData['body'];
}

export interface SetTrainingLessonCompletionInput {
  readonly path: t.SetTrainingLessonCompletionData['path'];
  readonly body: t.SetTrainingLessonCompletionData['body'];
}

export interface ListTrainingQuizAttemptsInput {
  readonly path: t.ListTrainingQuizAttemptsData['path'];
  readonly query: WithDefaults<NonNullable<t.ListTrainingQuizAttemptsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface SubmitTrainingQuizAttemptInput {
  readonly path: t.SubmitTrainingQuizAttemptData['path'];
  readonly body: t.SubmitTrainingQuizAttemptData['body'];
}

export interface ListTrainingManagerReviewsInput {
  readonly query: WithDefaults<NonNullable<t.ListTrainingManagerReviewsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface DecideTrainingManagerReviewInput {
  readonly path: t.DecideTrainingManagerReviewData['path'];
  readonly body: t.DecideTrainingManagerReviewData['body'];
}

export interface DeleteTrainingModulesInput {
  readonly body: t.DeleteTrainingModulesData['body'];
}

export interface UpdateTrainingModuleInput {
  readonly path: t.UpdateTrainingModuleData['path'];
  readonly body: t.UpdateTrainingModuleData['body'];
}

export interface ListCompletedTrainingInput {
  readonly query: WithDefaults<NonNullable<t.ListCompletedTrainingData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface GetTrainingDashboardInput {
  readonly query: NonNullable<t.GetTrainingDashboardData['query']>;
}

export interface ListRequiredTrainingInput {
  readonly query: WithDefaults<NonNullable<t.ListRequiredTrainingData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface UpdateTrainingSettingsInput {
  readonly body: t.UpdateTrainingSettingsData['body'];
}

export interface ListTrainingVideoProgressInput {
  readonly query: WithDefaults<NonNullable<t.ListTrainingVideoProgressData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface SetTrainingVideoProgressInput {
  readonly body: t.SetTrainingVideoProgressData['body'];
}

/** Training: one handler per operation of the contract. */
export interface TrainingHandlers {
  /** List certificate templates · GET /v1/certificate-templates · training.author */
  readonly listCertificateTemplates: (ctx: ReadContext, input: ListCertificateTemplatesInput) => Promise<Page<t.ListCertificateTemplatesResponse['data'][number]>>;
  /** Create a certificate template · POST /v1/certificate-templates · training.manage */
  readonly createCertificateTemplate: (ctx: WriteContext<never>, input: CreateCertificateTemplateInput) => Promise<Result<t.CreateCertificateTemplateResponse['data']>>;
  /** Update a certificate template · PATCH /v1/certificate-templates/{id} · training.manage */
  readonly updateCertificateTemplate: (ctx: WriteContext<never>, input: UpdateCertificateTemplateInput) => Promise<Result<t.UpdateCertificateTemplateResponse['data']>>;
  /** Delete a certificate template · DELETE /v1/certificate-templates/{id} · training.manage */
  readonly deleteCertificateTemplate: (ctx: WriteContext<never>, input: DeleteCertificateTemplateInput) => Promise<Result<t.DeleteCertificateTemplateResponse['data']>>;
  /** List learning paths · GET /v1/learning-paths · training.learn */
  readonly listLearningPaths: (ctx: ReadContext, input: ListLearningPathsInput) => Promise<Page<t.ListLearningPathsResponse['data'][number]>>;
  /** Create a learning path · POST /v1/learning-paths · training.author */
  readonly createLearningPath: (ctx: WriteContext<never>, input: CreateLearningPathInput) => Promise<Result<t.CreateLearningPathResponse['data']>>;
  /** Get a learning path · GET /v1/learning-paths/{id} · training.learn */
  readonly getLearningPath: (ctx: ReadContext, input: GetLearningPathInput) => Promise<Result<t.GetLearningPathResponse['data']>>;
  /** Update a learning path · PATCH /v1/learning-paths/{id} · record */
  readonly updateLearningPath: (ctx: WriteContext<never>, input: UpdateLearningPathInput) => Promise<Result<t.UpdateLearningPathResponse['data']>>;
  /** Delete a learning path · DELETE /v1/learning-paths/{id} · training.author */
  readonly deleteLearningPath: (ctx: WriteContext<never>, input: DeleteLearningPathInput) => Promise<Result<t.DeleteLearningPathResponse['data']>>;
  /** Replace the courses of a learning path · POST /v1/learning-paths/{id}/courses/replace · training.author */
  readonly replaceLearningPathCourses: (ctx: WriteContext<never>, input: ReplaceLearningPathCoursesInput) => Promise<Result<t.ReplaceLearningPathCoursesResponse['data']>>;
  /** Submit an assessment attempt · POST /v1/training-assessments/{id}/attempts · training.learn */
  readonly submitTrainingAssessmentAttempt: (ctx: WriteContext<'training.assessment_submitted' | 'training.assessment_passed' | 'training.assessment_failed' | 'training.course_completed' | 'training.course_failed'>, input: SubmitTrainingAssessmentAttemptInput) => Promise<Result<t.SubmitTrainingAssessmentAttemptResponse['data']>>;
  /** Get training assessment runtime · GET /v1/training-assessments/{id}/runtime · training.learn */
  readonly getTrainingAssessmentRuntime: (ctx: ReadContext, input: GetTrainingAssessmentRuntimeInput) => Promise<Result<t.GetTrainingAssessmentRuntimeResponse['data']>>;
  /** List certifications · GET /v1/training-certifications · training.learn */
  readonly listTrainingCertifications: (ctx: ReadContext, input: ListTrainingCertificationsInput) => Promise<Page<t.ListTrainingCertificationsResponse['data'][number]>>;
  /** List training courses · GET /v1/training-courses · training.learn */
  readonly listTrainingCourses: (ctx: ReadContext, input: ListTrainingCoursesInput) => Promise<Page<t.ListTrainingCoursesResponse['data'][number]>>;
  /** Create a training course · POST /v1/training-courses · training.author */
  readonly createTrainingCourse: (ctx: WriteContext<never>, input: CreateTrainingCourseInput) => Promise<Result<t.CreateTrainingCourseResponse['data']>>;
  /** Search training courses · GET /v1/training-courses/search · training.learn */
  readonly searchTrainingCourses: (ctx: ReadContext, input: SearchTrainingCoursesInput) => Promise<Page<t.SearchTrainingCoursesResponse['data'][number]>>;
  /** Get a training course · GET /v1/training-courses/{id} · training.learn */
  readonly getTrainingCourse: (ctx: ReadContext, input: GetTrainingCourseInput) => Promise<Result<t.GetTrainingCourseResponse['data']>>;
  /** Update a training course · PATCH /v1/training-courses/{id} · record */
  readonly updateTrainingCourse: (ctx: WriteContext<'training.course_completed'>, input: UpdateTrainingCourseInput) => Promise<Result<t.UpdateTrainingCourseResponse['data']>>;
  /** Delete a training course · DELETE /v1/training-courses/{id} · training.author */
  readonly deleteTrainingCourse: (ctx: WriteContext<never>, input: DeleteTrainingCourseInput) => Promise<Result<t.DeleteTrainingCourseResponse['data']>>;
  /** Get training course authoring content · GET /v1/training-courses/{id}/authoring-content · training.author */
  readonly getTrainingCourseAuthoringContent: (ctx: ReadContext, input: GetTrainingCourseAuthoringContentInput) => Promise<Result<t.GetTrainingCourseAuthoringContentResponse['data']>>;
  /** Get training course content · GET /v1/training-courses/{id}/content · training.learn */
  readonly getTrainingCourseContent: (ctx: ReadContext, input: GetTrainingCourseContentInput) => Promise<Result<t.GetTrainingCourseContentResponse['data']>>;
  /** Start a training course · POST /v1/training-courses/{id}/enrollment · training.learn */
  readonly startTrainingCourse: (ctx: WriteContext<never>, input: StartTrainingCourseInput) => Promise<Result<t.StartTrainingCourseResponse['data']>>;
  /** Move a training course · POST /v1/training-courses/{id}/folder · training.author */
  readonly moveTrainingCourse: (ctx: WriteContext<never>, input: MoveTrainingCourseInput) => Promise<Result<t.MoveTrainingCourseResponse['data']>>;
  /** Create a training module · POST /v1/training-courses/{id}/modules · training.author */
  readonly createTrainingModule: (ctx: WriteContext<never>, input: CreateTrainingModuleInput) => Promise<Result<t.CreateTrainingModuleResponse['data']>>;
  /** Get training course progress · GET /v1/training-courses/{id}/progress · training.learn */
  readonly getTrainingCourseProgress: (ctx: ReadContext, input: GetTrainingCourseProgressInput) => Promise<Result<t.GetTrainingCourseProgressResponse['data']>>;
  /** Restart a training course · POST /v1/training-courses/{id}/restart · record */
  readonly restartTrainingCourse: (ctx: WriteContext<never>, input: RestartTrainingCourseInput) => Promise<Result<t.RestartTrainingCourseResponse['data']>>;
  /** List training folders · GET /v1/training-folders · training.learn */
  readonly listTrainingFolders: (ctx: ReadContext, input: ListTrainingFoldersInput) => Promise<Page<t.ListTrainingFoldersResponse['data'][number]>>;
  /** Create a training folder · POST /v1/training-folders · training.author */
  readonly createTrainingFolder: (ctx: WriteContext<never>, input: CreateTrainingFolderInput) => Promise<Result<t.CreateTrainingFolderResponse['data']>>;
  /** Get a training folder · GET /v1/training-folders/{id} · training.learn */
  readonly getTrainingFolder: (ctx: ReadContext, input: GetTrainingFolderInput) => Promise<Result<t.GetTrainingFolderResponse['data']>>;
  /** Update a training folder · PATCH /v1/training-folders/{id} · training.author */
  readonly updateTrainingFolder: (ctx: WriteContext<never>, input: UpdateTrainingFolderInput) => Promise<Result<t.UpdateTrainingFolderResponse['data']>>;
  /** Delete an empty training folder · DELETE /v1/training-folders/{id} · training.author */
  readonly deleteTrainingFolder: (ctx: WriteContext<never>, input: DeleteTrainingFolderInput) => Promise<Result<t.DeleteTrainingFolderResponse['data']>>;
  /** Move a training folder · POST /v1/training-folders/{id}/move · training.author */
  readonly moveTrainingFolder: (ctx: WriteContext<never>, input: MoveTrainingFolderInput) => Promise<Result<t.MoveTrainingFolderResponse['data']>>;
  /** Move the contents of a training folder · POST /v1/training-folders/{id}/move-contents · training.author */
  readonly moveTrainingFolderContents: (ctx: WriteContext<never>, input: MoveTrainingFolderContentsInput) => Promise<Result<t.MoveTrainingFolderContentsResponse['data']>>;
  /** Delete training lesson blocks · POST /v1/training-lesson-blocks/bulk-delete · training.author */
  readonly deleteTrainingLessonBlocks: (ctx: WriteContext<never>, input: DeleteTrainingLessonBlocksInput) => Promise<Result<t.DeleteTrainingLessonBlocksResponse['data']>>;
  /** Update a training lesson block · PATCH /v1/training-lesson-blocks/{id} · training.author */
  readonly updateTrainingLessonBlock: (ctx: WriteContext<never>, input: UpdateTrainingLessonBlockInput) => Promise<Result<t.UpdateTrainingLessonBlockResponse['data']>>;
  /** Create training lessons · POST /v1/training-lessons/batch · training.author */
  readonly createTrainingLessons: (ctx: WriteContext<never>, input: CreateTrainingLessonsInput) => Promise<Result<t.CreateTrainingLessonsResponse['data']>>;
  /** Delete training lessons · POST /v1/training-lessons/bulk-delete · training.author */
  readonly deleteTrainingLessons: (ctx: WriteContext<'training.course_completed'>, input: DeleteTrainingLessonsInput) => Promise<Result<t.DeleteTrainingLessonsResponse['data']>>;
  /** Update a training lesson · PATCH /v1/training-lessons/{id} · training.author */
  readonly updateTrainingLesson: (ctx: WriteContext<'training.course_completed'>, input: UpdateTrainingLessonInput) => Promise<Result<t.UpdateTrainingLessonResponse['data']>>;
  /** Get training lesson authoring content · GET /v1/training-lessons/{id}/authoring · training.author */
  readonly getTrainingLessonAuthoring: (ctx: ReadContext, input: GetTrainingLessonAuthoringInput) => Promise<Result<t.GetTrainingLessonAuthoringResponse['data']>>;
  /** Create a training lesson block · POST /v1/training-lessons/{id}/blocks · training.author */
  readonly createTrainingLessonBlock: (ctx: WriteContext<never>, input: CreateTrainingLessonBlockInput) => Promise<Result<t.CreateTrainingLessonBlockResponse['data']>>;
  /** Reorder training lesson blocks · POST /v1/training-lessons/{id}/blocks/order · training.author */
  readonly reorderTrainingLessonBlocks: (ctx: WriteContext<never>, input: ReorderTrainingLessonBlocksInput) => Promise<Result<t.ReorderTrainingLessonBlocksResponse['data']>>;
  /** Set training lesson completion · PUT /v1/training-lessons/{id}/completion · training.learn */
  readonly setTrainingLessonCompletion: (ctx: WriteContext<'training.course_completed'>, input: SetTrainingLessonCompletionInput) => Promise<Result<t.SetTrainingLessonCompletionResponse['data']>>;
  /** List training quiz attempts · GET /v1/training-lessons/{id}/quiz-attempts · training.learn */
  readonly listTrainingQuizAttempts: (ctx: ReadContext, input: ListTrainingQuizAttemptsInput) => Promise<Page<t.ListTrainingQuizAttemptsResponse['data'][number]>>;
  /** Submit a quiz attempt · POST /v1/training-lessons/{id}/quiz-attempts · training.learn */
  readonly submitTrainingQuizAttempt: (ctx: WriteContext<never>, input: SubmitTrainingQuizAttemptInput) => Promise<Result<t.SubmitTrainingQuizAttemptResponse['data']>>;
  /** List training reviews · GET /v1/training-manager-reviews · record */
  readonly listTrainingManagerReviews: (ctx: ReadContext, input: ListTrainingManagerReviewsInput) => Promise<Page<t.ListTrainingManagerReviewsResponse['data'][number]>>;
  /** Decide a training review · POST /v1/training-manager-reviews/{id}/decision · record */
  readonly decideTrainingManagerReview: (ctx: WriteContext<'training.assessment_passed' | 'training.assessment_failed' | 'training.course_completed' | 'training.course_failed'>, input: DecideTrainingManagerReviewInput) => Promise<Result<t.DecideTrainingManagerReviewResponse['data']>>;
  /** Delete training modules · POST /v1/training-modules/bulk-delete · training.author */
  readonly deleteTrainingModules: (ctx: WriteContext<'training.course_completed'>, input: DeleteTrainingModulesInput) => Promise<Result<t.DeleteTrainingModulesResponse['data']>>;
  /** Update a training module · PATCH /v1/training-modules/{id} · training.author */
  readonly updateTrainingModule: (ctx: WriteContext<never>, input: UpdateTrainingModuleInput) => Promise<Result<t.UpdateTrainingModuleResponse['data']>>;
  /** List completed training · GET /v1/training-progress/completed · training.learn */
  readonly listCompletedTraining: (ctx: ReadContext, input: ListCompletedTrainingInput) => Promise<Page<t.ListCompletedTrainingResponse['data'][number]>>;
  /** Get a training dashboard · GET /v1/training-progress/dashboard · training.learn */
  readonly getTrainingDashboard: (ctx: ReadContext, input: GetTrainingDashboardInput) => Promise<Result<t.GetTrainingDashboardResponse['data']>>;
  /** List required training · GET /v1/training-progress/required · training.learn */
  readonly listRequiredTraining: (ctx: ReadContext, input: ListRequiredTrainingInput) => Promise<Page<t.ListRequiredTrainingResponse['data'][number]>>;
  /** Get training settings · GET /v1/training-settings · training.author */
  readonly getTrainingSettings: (ctx: ReadContext) => Promise<Result<t.GetTrainingSettingsResponse['data']>>;
  /** Update training settings · PATCH /v1/training-settings · training.manage */
  readonly updateTrainingSettings: (ctx: WriteContext<never>, input: UpdateTrainingSettingsInput) => Promise<Result<t.UpdateTrainingSettingsResponse['data']>>;
  /** List video progress · GET /v1/training-video-progress · training.learn */
  readonly listTrainingVideoProgress: (ctx: ReadContext, input: ListTrainingVideoProgressInput) => Promise<Page<t.ListTrainingVideoProgressResponse['data'][number]>>;
  /** Set training video progress · PUT /v1/training-video-progress · training.learn */
  readonly setTrainingVideoProgress: (ctx: WriteContext<never>, input: SetTrainingVideoProgressInput) => Promise<Result<t.SetTrainingVideoProgressResponse['data']>>;
}
