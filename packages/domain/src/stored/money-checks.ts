import type { CurrencyCode, Money } from '@ponte/regional/money';
import { isOneOf, isRecordOf, isWhole } from './checks.ts';

export const isCurrency = isOneOf<CurrencyCode>('BRL', 'USD', 'PYG', 'ARS');

export const isMoney = /* @__PURE__ */ isRecordOf<Money>({ minor: isWhole, currency: isCurrency });
