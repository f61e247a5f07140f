import type { WholeKitLocale } from '../kit/kit.tsx';
import { enUS } from '../locales/en-US.ts';
import { esPY } from '../locales/es-PY.ts';
import { ptBR } from '../locales/pt-BR.ts';

/** The kit's locale with this tag, as the toolbar says it; Portuguese for any other. */
export function localeOf(tag: unknown): WholeKitLocale {
  return [esPY, enUS].find((locale) => locale.tag === tag) ?? ptBR;
}
