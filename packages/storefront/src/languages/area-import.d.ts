import type { TextArea } from './text-area.ts';

/** The result of `#messages/<area>`, see `vite/messages.ts`. */
declare const area: TextArea;
export default area;
