/** Whether this is a build, whose code stands in one folder of the package; sources stand in folders of `src`. */
export const isBuilt = import.meta.url.endsWith('.js');

/** The folder of the API's package. */
export const packageFolder = new URL(isBuilt ? '../' : '../../../', import.meta.url);
