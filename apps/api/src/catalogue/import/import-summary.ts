/** What an import changed, in numbers. */
import type { ProductChange } from './apply-products.ts';
import { say, type SentenceLang, type SentenceName } from './sentences/sentences.ts';

export class ImportSummary {
  read = 0;
  added = 0;
  prices = 0;
  /** Prices that changed by more than half of what they were. */
  pricesByMoreThanHalf = 0;
  textsRemoved = 0;
  /** Products whose stock changed, however many columns say it. */
  stocks = 0;
  others = 0;
  unchanged = 0;
  hidden = 0;
  refused = 0;

  /** @param known how many known products were looked at for these changes */
  add(known: number, changes: readonly ProductChange[]): void {
    this.unchanged += known - changes.length;
    for (const { values } of changes) {
      if (values.some(([column]) => isOfStock(column))) this.stocks += 1;
      for (const [column, before, after] of values) {
        if (column === 'price_usd_cents') {
          this.prices += 1;
          const [was, is] = [Number(before), Number(after)];
          const isAmount = before !== null && after !== null;
          if (isAmount && Math.abs(is - was) * 2 > was) this.pricesByMoreThanHalf += 1;
        } else if (/^(?:name|details|specifications)_/.test(column) && isEmpty(after)) {
          this.textsRemoved += 1;
        } else if (!isOfStock(column)) this.others += 1;
      }
    }
  }

  in(lang: SentenceLang): string {
    const count = (name: SentenceName, n: number): string => say(lang, name, { n });
    const half =
      this.pricesByMoreThanHalf > 0 ? ` (${count('moreThanHalf', this.pricesByMoreThanHalf)})` : '';
    const parts = [
      count('added', this.added),
      `${count('prices', this.prices)}${half}`,
      count('texts', this.textsRemoved),
      ...(this.stocks > 0 ? [count('stocks', this.stocks)] : []),
      ...(this.others > 0 ? [count('others', this.others)] : []),
      ...(this.hidden > 0 ? [count('hidden', this.hidden)] : []),
      count('unchanged', this.unchanged),
      count('refused', this.refused),
    ];
    return `${count('read', this.read)}: ${parts.join(', ')}`;
  }
}

const isOfStock = (column: string): boolean => /stock$|^pieces_left$/.test(column);

const isEmpty = (value: string | null): boolean => value === null || value === '' || value === '[]';
