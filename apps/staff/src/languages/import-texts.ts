import type { ImportTexts } from './language.ts';

/** The texts of each language, which the build compiles into a file each. */
export const importTexts: ImportTexts = async (locale) => {
  if (locale === 'pt-BR') {
    const [{ default: messages }, { ptBR }] = await Promise.all([
      import('../../messages/pt-BR.json'),
      import('@ponte/ui/locales/pt-BR'),
    ]);
    return { locale, messages, kit: ptBR };
  }
  const [{ default: messages }, { esPY }] = await Promise.all([
    import('../../messages/es-PY.json'),
    import('@ponte/ui/locales/es-PY'),
  ]);
  return { locale, messages, kit: esPY };
};
