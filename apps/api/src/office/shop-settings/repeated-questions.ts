import type { Lang } from '@ponte/contract/wire';

const languages = ['pt', 'es'] as const;

/**
 * Questions that were asked before them in a language, whatever their case, as `1.question.pt`: the
 * rule of shop.json and of the back office's form.
 */
export function repeatedQuestions(
  questions: readonly { readonly question: Readonly<Record<Lang, string>> }[],
): readonly string[] {
  const known = new Set<string>();
  return questions.flatMap(({ question }, index) =>
    languages.flatMap((language) => {
      const asked = `${language} ${question[language].trim().toLowerCase()}`;
      if (known.has(asked)) return [`${index}.question.${language}`];
      known.add(asked);
      return [];
    }),
  );
}
