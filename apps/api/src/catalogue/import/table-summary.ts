/** What an import changed of a table beside the products, in numbers. */
import { say, type SentenceLang, type SentenceName } from './sentences/sentences.ts';

export type BesideTable = 'categories' | 'departments' | 'brands' | 'synonyms' | 'companions';

const titles: Readonly<Record<BesideTable, SentenceName>> = {
  categories: 'tableCategories',
  departments: 'tableDepartments',
  brands: 'tableBrands',
  synonyms: 'tableSynonyms',
  companions: 'tableCompanions',
};

export class TableSummary {
  readonly table: BesideTable;
  added = 0;
  changed = 0;
  removed = 0;
  unchanged = 0;
  refused = 0;

  constructor(table: BesideTable) {
    this.table = table;
  }

  get read(): number {
    return this.added + this.changed + this.unchanged + this.refused;
  }

  in(lang: SentenceLang): string {
    const { added, changed, removed, unchanged, refused } = this;
    const parts = [
      say(lang, 'added', { n: added }),
      ...(changed > 0 ? [say(lang, 'changed', { n: changed })] : []),
      ...(removed > 0 ? [say(lang, 'removed', { n: removed })] : []),
      say(lang, 'unchanged', { n: unchanged }),
      say(lang, 'refused', { n: refused }),
    ];
    const read = say(lang, 'read', { n: this.read });
    return `${say(lang, titles[this.table])}: ${read}: ${parts.join(', ')}`;
  }
}
