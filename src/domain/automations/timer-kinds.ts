/** Ends a wait for a time, or the longest wait for something else. */
export const resumeTimer = 'resume_automation_execution';
/** Ends the time to answer. */
export const deadlineTimer = 'end_automation_question';
/** Reminds those who have not answered. */
export const reminderTimer = 'remind_of_automation_question';

export const answerTimers = [deadlineTimer, reminderTimer] as const;
