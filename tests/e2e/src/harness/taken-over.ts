/**
 * Whether React has taken over an element, as it is asked in the browser: parts whose code comes after
 * the page's own are the server's HTML for a while longer.
 */
export function isReacts(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'));
}

/**
 * Whether React has taken over the page that the server rendered, as it is asked in the browser:
 * React marks an element once it has, the outermost one last.
 */
export function isTakenOver(): boolean {
  const outermost = document.querySelector('#ponte-page > *');
  return outermost !== null && Object.keys(outermost).some((key) => key.startsWith('__reactProps'));
}
