/** A text in both languages, Portuguese first; a plain string is the same in both. */
export type Text = string | readonly [pt: string, es: string];

/** Which pictures show a kind of goods, the first always from the front. */
export type PictureSet =
  | 'tool'
  | 'machine'
  | 'meter'
  | 'small'
  | 'bag'
  | 'stand'
  | 'home'
  | 'plain';

/** A size or version: what the name says of it, its price in US cents, a value for each column. */
export type Size = readonly [label: Text, usdCents: number, ...values: Text[]];

/** The same goods in several sizes and of several makers; one product comes of each pair. */
export interface Family {
  /** The letters of its product codes. */
  readonly code: string;
  readonly department: string;
  /** The illustration, of `../art`. */
  readonly drawing: string;
  readonly pictures: PictureSet;
  /** Slugs of the makers, parted by spaces. */
  readonly brands: string;
  readonly name: Text;
  /** What it is for, one or two sentences. */
  readonly lead: readonly [pt: string, es: string];
  /** What is true of every size, one line each. */
  readonly points: readonly Text[];
  /** The names of the specifications that differ by size. */
  readonly columns: readonly Text[];
  readonly sizes: readonly Size[];
  /** The specifications that all sizes share. */
  readonly facts?: readonly (readonly [name: Text, value: Text])[];
  /** Colours of the sizes, by the names that picture keys know; fewer than sizes repeat. */
  readonly colours?: readonly string[];
  /** Width and height in millimetres of the drawn view, for the picture with measures. */
  readonly mm?: readonly [width: number, height: number];
}

/** A family whose types are checked where it is written. */
export const families = (...list: Family[]): readonly Family[] => list;
