/** Whether React has taken an element over: it marks it then. For `Locator.evaluate`. */
export const isTaken = (part: Element): boolean =>
  Object.keys(part).some((key) => key.startsWith('__reactProps'));
