import type { ShakenLibrary } from './library.ts';

/**
 * React DOM without what only others do: the shop takes over pages that a server rendered, in an
 * order that it leaves to React, and never looks for a component's element.
 */
export const reactDom: ShakenLibrary = {
  modules: /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/,
  shake: (code) =>
    code.replaceAll(
      /^(?:exports\.createRoot|ReactDOMSharedInternals\.findDOMNode|ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration) =\s+function [^]*?^\};$/gm,
      '',
    ),
  without: /\b(?:createRoot|findDOMNode)\b[^;]*\bfrom\s*['"]react-dom(?:\/client)?['"]/,
};
