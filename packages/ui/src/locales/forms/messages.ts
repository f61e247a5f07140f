import type { DocumentType } from '@ponte/regional/documents';
import type { PhoneCountry } from '@ponte/regional/phones';

export interface FormsMessages {
  readonly form: {
    /** What the sign beside a label means. */
    readonly required: string;
    /** The empty choice of a list. */
    readonly choose: string;
    readonly sending: string;
    readonly errors: string;
    /** Of a required field that is empty. */
    readonly missing: string;
    readonly tooShort: (least: number) => string;
    readonly tooLong: (most: number) => string;
    readonly wrongEmail: string;
  };
  readonly password: {
    readonly label: string;
    /** Name of the button that shows the password while it is pressed in. */
    readonly show: string;
    readonly levels: Readonly<Record<'empty' | 'weak' | 'fair' | 'strong', string>>;
    readonly traits: Readonly<Record<'length' | 'lower' | 'upper' | 'number' | 'special', string>>;
    /** After a trait, for screen readers: the password has it, or not yet. */
    readonly met: string;
    readonly missing: string;
    /** Of a new password of blanks alone. */
    readonly blank: string;
  };
  readonly file: {
    readonly choose: string;
    readonly drop: string;
    /** While a file is held over the field. */
    readonly dropNow: string;
    readonly remove: string;
    /** Opens the camera. */
    readonly takePhoto: string;
    /** While a photo that is too large is made smaller. */
    readonly shrinking: string;
    readonly kinds: Readonly<Record<'png' | 'jpeg' | 'gif' | 'pdf', string>>;
    readonly allowed: (kinds: string, maxSize: string) => string;
    readonly refused: Readonly<Record<'type' | 'size', (kinds: string, maxSize: string) => string>>;
  };
  readonly document: {
    readonly names: Readonly<Record<DocumentType, string>>;
    /** Before the name of the document that a field recognised; for screen readers. */
    readonly recognised: string;
    /** Of a document that is not complete or has a wrong digit. */
    readonly wrong: Readonly<Record<DocumentType, string>>;
    /** The same where several documents are possible: "RUC ou Cédula". */
    readonly wrongAny: (names: string) => string;
  };
  readonly phone: {
    readonly label: string;
    /** Name of the choice of the number's country. */
    readonly country: string;
    readonly countries: Readonly<Record<PhoneCountry, string>>;
    readonly countryWithCode: (country: string, callingCode: string) => string;
    /** What is said of a number that is of none of the countries, or too long. */
    readonly unfit: string;
    readonly wrong: string;
  };
  readonly postalCode: {
    /** A Brazilian one in an address, before it "CEP": "CEP 85851-000". */
    readonly of: (code: string) => string;
    readonly label: string;
    readonly searching: string;
    readonly wrong: string;
  };
}
