/** What a browser reports about a visit: nothing of the visitor, nor of the page's content. */
export interface VisitReport {
  /** The pattern of the address that it began at. */
  readonly route: string;
  /** As web-vitals names them; milliseconds, but for CLS. */
  readonly vitals: { name: string; value: number }[];
  /** The kind of each, and the place in a file of the build. */
  readonly errors: { kind: string; at: string }[];
}
