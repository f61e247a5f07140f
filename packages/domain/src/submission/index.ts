export { Submission, type Send, type SubmissionOptions } from './submission.ts';
export type { SubmissionState } from './submission-state.ts';
