import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { messageError } from '../errors.ts';
import { catalogueRoles } from './roles.ts';
import { staffFailures, staffQuery } from './wire.ts';

/** A multipart form with one picture of pixels, of `pictureLimit` bytes at most. */
export const uploadPictureBody = /* @__PURE__ */ v.strictObject({ picture: v.blob() });
export type UploadPictureBody = v.InferOutput<typeof uploadPictureBody>;

/** `key` is sent with a product or a banner, `url` is shown. */
export const storedPicture = /* @__PURE__ */ v.object({ key: v.string(), url: v.string() });
export type StoredPicture = v.InferOutput<typeof storedPicture>;

/** Stores a picture, once per content. It is shown where its key is saved. */
export const uploadPicture = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/back-office/pictures',
  summary: 'Store a picture for products and banners',
  access: 'staff',
  roles: catalogueRoles,
  encoding: 'multipart',
  query: staffQuery,
  body: uploadPictureBody,
  responses: { 200: storedPicture, ...staffFailures, 413: messageError },
});
