/** In megabytes. */
export const mostMegabytes = 250;

/** What the last stage of a Dockerfile says of its image. */
export interface Image {
  /** What runs each of the processes. */
  readonly program: string;
  readonly health: readonly string[];
  readonly processes: Readonly<Record<string, readonly string[]>>;
}
