/**
 * The bounds of what a customer may send (accounts.md §5 and §9), as plain data: a schema, a server
 * and a form field each read them here. Without a library, so that a page can take them alone.
 */

/** The largest document that may be uploaded, in bytes: 5 MB. */
export const uploadLimit = 5_242_880;

/** What an uploaded document may be at all, by its content. */
export const uploadTypes = ['image/png', 'image/jpeg', 'image/gif', 'application/pdf'] as const;
export type UploadType = (typeof uploadTypes)[number];

/** What each form takes of them: a GIF comes with a registration, not with a changed profile. */
export const uploadTypesOf = {
  registration: uploadTypes,
  profile: ['image/png', 'image/jpeg', 'application/pdf'],
} as const satisfies Record<string, readonly UploadType[]>;

/** The forms that documents are uploaded with. */
export type UploadForm = keyof typeof uploadTypesOf;

/** The endings that a file's name may have for each type, in small letters and without the dot. */
export const uploadEndings: Readonly<Record<UploadType, readonly string[]>> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'application/pdf': ['pdf'],
};

/** How many characters a new password has. */
export const passwordLength = { min: 8, max: 20 } as const;

/** The one word that is no password. In capitals it is one. */
export const forbiddenPassword = 'password';

/** The most characters of what is given as a present password: more would keep a server busy. */
export const givenPasswordLength = 200;

/** The most characters of an e-mail address. */
export const emailLength = 200;

/** The most characters of each field that says who a customer is. */
export const customerLengths = {
  firstName: 200,
  lastName: 200,
  companyName: 200,
  phone: 20,
  document: 20,
  identity: 20,
  identityIssuer: 10,
} as const;

/** The most characters of each field of an address, in a registration and alone. */
export const addressLengths = {
  name: 100,
  postalCode: 10,
  street: 200,
  number: 20,
  district: 100,
  complement: 200,
  directions: 500,
} as const;

/** The most characters of the name of a state, a city or a country that comes along with its id. */
export const placeNameLength = 100;

/** How many digits a phone has that is left for offers (storefront.md §5). */
export const offersPhoneDigits = { min: 10, max: 15 } as const;

/** The most characters of the offers form on phones (storefront.md §5). */
export const offersPhoneLength = 15;
