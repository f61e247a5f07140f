/** A library of which the shop needs less than a bundler can see. */
export interface ShakenLibrary {
  /** The modules that are changed. */
  readonly modules: RegExp;
  /** What the browser gets: the same module without the ties that hold what nobody uses. */
  readonly shake: (code: string) => string;
  /** What then no longer works: uses of it in the sources of the workspace fail the build. */
  readonly without?: RegExp;
}
