/** The kit's texts of forms, addresses and delivery; part of `KitMessages`. */
export interface FormMessages {
  readonly form: {
    /** What the sign beside a label means. */
    readonly required: string;
    /** The empty choice of a list. */
    readonly choose: string;
    readonly sending: string;
    readonly errors: string;
  };
}
