export { poll, type PollOptions, type PollOutcome } from './poll.ts';
