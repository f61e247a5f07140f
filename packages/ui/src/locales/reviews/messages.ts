/** A rating in whole stars. */
export type Stars = 1 | 2 | 3 | 4 | 5;

export interface ReviewsMessages {
  readonly rating: {
    /** What a screen reader says of the stars. */
    readonly outOf: (value: string, most: string) => string;
    readonly count: (count: number, written: string) => string;
    readonly none: string;
    readonly stars: (count: Stars) => string;
    readonly words: Readonly<Record<Stars, string>>;
    readonly clear: string;
  };
  readonly reviews: {
    readonly label: string;
    readonly empty: string;
    readonly emptyText: string;
    readonly verified: string;
    readonly answer: string;
    readonly more: string;
    /** Of a picture that a customer sent. */
    readonly picture: (at: number, author: string) => string;
  };
}
