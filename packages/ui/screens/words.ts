import { useKitLocale } from '../src/kit/kit.tsx';
import { enUS } from './words.en-us.ts';
import { esPY } from './words.es-py.ts';
import { ptBR } from './words.pt-br.ts';

/** What the screens say beside the kit's own texts, as an app's messages would. */
export type ScreenWords = typeof ptBR;

/** The screens' words in the language that the toolbar says. */
export function useWords(): ScreenWords {
  const { tag } = useKitLocale();
  if (tag === 'en-US') return enUS;
  return tag === 'es-PY' ? esPY : ptBR;
}

/** Whether the shop is the Paraguayan one, which delivers and sells in guaranis. */
export function useIsParaguay(): boolean {
  return useKitLocale().region === 'PY';
}
