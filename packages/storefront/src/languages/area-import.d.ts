import type { TextArea } from './text-area.ts';

/** What the build gives for `#messages/<area>`, see `vite/messages.ts`. */
declare const area: TextArea;
export default area;
