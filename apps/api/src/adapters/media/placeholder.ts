import type { DrawnPicture } from './render.ts';

/** Shown for a picture that has not come: a parcel on the ground of the shop's pictures. */
export const placeholder: DrawnPicture = {
  width: 960,
  height: 960,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 960" width="960" height="960">
<rect width="960" height="960" fill="#f3f3ee"/>
<g fill="none" stroke="#b9bdb6" stroke-width="28" stroke-linejoin="round" stroke-linecap="round">
<path d="M480 270 690 375v230L480 710 270 605V375Z"/><path d="M270 375l210 105 210-105M480 480v230M375 322l210 105"/></g></svg>`,
};
