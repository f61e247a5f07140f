/** The year in which this build was made, by the shop's clock (`vite/build-year.ts`). */
declare const __BUILD_YEAR__: string;
