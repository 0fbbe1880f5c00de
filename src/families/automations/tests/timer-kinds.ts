/** Ends a wait of a test, or looks whether what it waits for has ended. */
export const resumeTestTimer = 'resume_automation_test';
/** Ends a test that takes too long. */
export const endTestTimer = 'end_automation_test';

/** The longest time from the start of a test to its end. */
export const maxTestMs = 10 * 60_000;
/** How often a test looks whether the execution that it waits for has ended. */
export const childCheckMs = 1_000;
