export interface InputsMessages {
  readonly amount: {
    /** @param example an amount as it is written, without its sign: "1.234,50" */
    readonly wrong: (example: string) => string;
    /** @param decimals how many the currency has: 0 or 2 */
    readonly tooPrecise: (decimals: number) => string;
    /** @param least with its sign: "R$ 10,00" */
    readonly tooSmall: (least: string) => string;
    readonly tooLarge: (most: string) => string;
    /** Of an amount with another currency's sign: "U$" is the field's. */
    readonly otherCurrency: (symbol: string) => string;
  };
  readonly code: {
    readonly label: string;
    /** @param length how many digits a code has, 4 to 8 */
    readonly wrong: (length: number) => string;
  };
  readonly date: {
    /** Of a day that does not exist, or is not complete. */
    readonly wrong: string;
    /** @param first the earliest day: "30 de novembro de 2026" */
    readonly tooEarly: (first: string) => string;
    readonly tooLate: (last: string) => string;
  };
  readonly combobox: {
    /** Name of the list. */
    readonly options: string;
    readonly loading: string;
    readonly nothing: string;
    readonly failed: string;
    /** For screen readers: how many there are. */
    readonly count: (count: number) => string;
    /** Of a text that was not chosen from the list. */
    readonly wrong: string;
  };
}
