/**
 * Bounds of customers' input (accounts.md §5 and §9) as plain data, shared by schemas, servers and
 * form fields. Free of libraries, so that a page can import them alone.
 */

/** 5 MB, in bytes. */
export const uploadLimit = 5_242_880;

/** By content. */
export const uploadTypes = ['image/png', 'image/jpeg', 'image/gif', 'application/pdf'] as const;
export type UploadType = (typeof uploadTypes)[number];

/** A GIF is accepted in a registration, not in a profile. */
export const uploadTypesOf = {
  registration: uploadTypes,
  profile: ['image/png', 'image/jpeg', 'application/pdf'],
} as const satisfies Record<string, readonly UploadType[]>;

export type UploadForm = keyof typeof uploadTypesOf;

/** File name extensions, in lower case without the dot. */
export const uploadEndings: Readonly<Record<UploadType, readonly string[]>> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'application/pdf': ['pdf'],
};

/** In characters. */
export const passwordLength = { min: 8, max: 20 } as const;

/** Case-sensitive: in capitals it is allowed. */
export const forbiddenPassword = 'password';

/** For a current password, in characters: hashing more would keep a server busy. */
export const givenPasswordLength = 200;

/** In characters. */
export const emailLength = 200;

/** In characters. */
export const customerLengths = {
  firstName: 200,
  lastName: 200,
  companyName: 200,
  phone: 20,
  document: 20,
  identity: 20,
  identityIssuer: 10,
} as const;

/** Of a buyer's note to the shop, in characters. */
export const orderNoteLength = 500;

/** In characters, in a registration and alone. */
export const addressLengths = {
  name: 100,
  postalCode: 10,
  street: 200,
  number: 20,
  district: 100,
  complement: 200,
  directions: 500,
} as const;

/** Of a review, in characters. */
export const reviewTextLength = 2000;

/** For the name of a state, city or country that accompanies its id, in characters. */
export const placeNameLength = 100;

/** Of a phone number in the offers form (storefront.md §5). */
export const offersPhoneDigits = { min: 10, max: 15 } as const;

/** Characters of the offers form on phones (storefront.md §5). */
export const offersPhoneLength = 15;
