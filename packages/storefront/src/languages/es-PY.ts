import { esPY as kit } from '@ponte/ui/locales/es-PY';
import messages from '../../messages/es-PY.json' with { type: 'json' };
import type { Language } from './language.ts';

/** Paraguayan Spanish. */
export const esPY: Language = { locale: 'es-PY', messages, kit };
