import type { ImportTexts } from './language.ts';

/** The texts of each language, which the build compiles into a file each. */
export const importTexts: ImportTexts = async (locale) => {
  if (locale === 'pt-BR') {
    const [{ default: messages }, { kitTexts }] = await Promise.all([
      import('../../messages/pt-BR.json'),
      import('./kit-pt-BR.ts'),
    ]);
    return { locale, messages, kit: kitTexts };
  }
  const [{ default: messages }, { kitTexts }] = await Promise.all([
    import('../../messages/es-PY.json'),
    import('./kit-es-PY.ts'),
  ]);
  return { locale, messages, kit: kitTexts };
};
