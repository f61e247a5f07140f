import * as v from 'valibot';
import { emailText } from './texts.ts';

/** A guest who asks for a mail about a product. */
export const alertForm = /* @__PURE__ */ v.object({ email: emailText('enterEmail') });
export type AlertValues = v.InferInput<typeof alertForm>;
