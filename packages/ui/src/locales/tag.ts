/** Locales that the kit speaks. */
export type KitLocaleTag = 'pt-BR' | 'es-PY';
