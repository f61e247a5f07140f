/** Bounds of the back office as plain data, free of libraries. */

/** In characters: longer than a customer's, because it opens everybody's data. */
export const staffPasswordLength = { min: 12, max: 100 } as const;

/** Rows of a list's page. */
export const staffPageSize = 50;

/** Orders of a queue are counted up to this many. */
export const mostCounted = 999;

/** A session ends this long after the sign-in. */
export const staffSessionSeconds = 12 * 3600;

/** A session ends after this long without a call. */
export const staffIdleSeconds = 30 * 60;

/** From its sending. */
export const invitationSeconds = 48 * 3600;

/** In characters. */
export const staffLengths = {
  name: 100,
  search: 100,
  reviewAnswer: 2000,
  bannerTitle: 200,
  bannerDescription: 500,
  question: 300,
  answer: 4000,
  picture: 500,
} as const;

export const mostBanners = 50;
export const mostQuestions = 200;
export const mostPictures = 50;

/** Of a picture's file: 10 MB, in bytes. */
export const pictureLimit = 10 << 20;
