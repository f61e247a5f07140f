import { ptBR as kit } from '@ponte/ui/locales/pt-BR';
import messages from '../../messages/pt-BR.json' with { type: 'json' };
import type { Language } from './language.ts';

/** Brazilian Portuguese. */
export const ptBR: Language = { locale: 'pt-BR', messages, kit };
