import type { DocumentType } from '@ponte/regional/documents';
import type { PhoneCountry } from '@ponte/regional/phones';
import type { AddressCountry, AddressField, AddressProblem } from '../../address-form/model.ts';
import type { FileKind, FileRefusal } from '../../file-upload/model.ts';
import type { PasswordStrength, PasswordTrait } from '../../password-field/model.ts';

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
  readonly password: {
    readonly label: string;
    /** Name of the button that shows the password while it is pressed in. */
    readonly show: string;
    readonly levels: Readonly<Record<PasswordStrength['level'], string>>;
    readonly traits: Readonly<Record<PasswordTrait, string>>;
    /** After a trait, for screen readers: the password has it, or not yet. */
    readonly met: string;
    readonly missing: string;
  };
  readonly file: {
    readonly choose: string;
    readonly drop: string;
    /** While a file is held over the field. */
    readonly dropNow: string;
    readonly remove: string;
    readonly kinds: Readonly<Record<FileKind, string>>;
    readonly allowed: (kinds: string, maxSize: string) => string;
    readonly refused: Readonly<Record<FileRefusal, (kinds: string, maxSize: string) => string>>;
  };
  readonly document: {
    readonly names: Readonly<Record<DocumentType, string>>;
    /** Before the name of the document that a field recognised; for screen readers. */
    readonly recognised: string;
  };
  readonly phone: {
    readonly label: string;
    /** Name of the choice of the number's country. */
    readonly country: string;
    readonly countries: Readonly<Record<PhoneCountry, string>>;
    readonly countryWithCode: (country: string, callingCode: string) => string;
  };
  readonly postalCode: {
    readonly label: string;
    readonly searching: string;
  };
  readonly delivery: {
    readonly label: string;
    readonly kinds: Readonly<Record<'pickup' | 'delivery', string>>;
    readonly leadTime: (days: number) => string;
    readonly pickupOnly: string;
    readonly loading: string;
    readonly failed: string;
    readonly none: string;
  };
  readonly pickup: {
    readonly label: string;
    readonly state: string;
    readonly city: string;
    readonly none: (city: string) => string;
    /** Before the opening hours; for screen readers. */
    readonly openingHours: string;
  };
  readonly addressCard: {
    /** The mark of the main address. */
    readonly main: string;
    readonly makeMain: string;
    readonly edit: string;
    readonly remove: string;
    readonly confirmRemove: string;
  };
  readonly address: {
    readonly country: string;
    readonly fields: Readonly<Record<AddressCountry, Readonly<Record<AddressField, string>>>>;
    readonly nameHint: string;
    readonly directionsHint: string;
    readonly postalCodeNotFound: string;
    readonly listFailed: string;
    readonly problems: Readonly<Record<AddressProblem, string>>;
    readonly notSaved: string;
    readonly save: string;
    readonly saving: string;
    readonly newTitle: string;
    readonly editTitle: string;
  };
}
