import { say, type Problem, type SentenceLang } from './sentences/sentences.ts';

/** A file that can't be read to its end. */
export class UnreadableFile extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(say('en', problem.says, problem.values));
    this.problem = problem;
  }

  /** A sentence that goes on from the file's name. */
  in(lang: SentenceLang): string {
    return say(lang, this.problem.says, this.problem.values);
  }
}
