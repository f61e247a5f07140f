export interface TeamMessages {
  readonly team: {
    /** The button of a card; it stays on one line in the narrowest of them. */
    readonly whatsapp: string;
    /** What the button does, for who does not see the card around it. Has `whatsapp` in it. */
    readonly write: (name: string) => string;
  };
}
