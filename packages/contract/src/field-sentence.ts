/**
 * Sentences of a server about a field (accounts.md §8): `Campo: rua - Este campo é obrigatório.` "Campo" is the
 * word in both languages.
 */

/** @param field what its reader calls the field */
export function fieldSentence(field: string, what: string): string {
  return `Campo: ${field} - ${what}`;
}

export function isFieldSentence(sentence: string): boolean {
  return /^Campo: .+? - /.test(sentence);
}

/** For a place beside the field itself: sentences without its name. */
export function withoutField(sentences: string): string {
  return sentences.replaceAll(/(?<=^| )Campo: .+? - /g, '');
}
