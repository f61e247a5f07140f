// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Banknote = /* @__PURE__ */ icon(
  'M4 6h16a2 2 0 012 2v8a2 2 0 01-2 2h-16a2 2 0 01-2-2v-8a2 2 0 012-2zM10 12a2 2 0 104 0a2 2 0 10-4 0M6 12h.01M18 12h.01',
);
export const Barcode = /* @__PURE__ */ icon('M3 5v14M8 5v14M12 5v14M17 5v14M21 5v14');
export const CreditCard = /* @__PURE__ */ icon(
  'M4 5h16a2 2 0 012 2v10a2 2 0 01-2 2h-16a2 2 0 01-2-2v-10a2 2 0 012-2zM2 10h20M6 14h2',
);
export const Landmark = /* @__PURE__ */ icon(
  'M10 18v-7M11.12 2.21a2 2 0 011.76 0l7.84 3.84A.5.5 0 0120.5 7h-17a.5.5 0 01-.22-.95zM14 18v-7M18 18v-7M3 22h18M6 18v-7',
);
export const QrCode = /* @__PURE__ */ icon(
  'M4 3h3a1 1 0 011 1v3a1 1 0 01-1 1h-3a1 1 0 01-1-1v-3a1 1 0 011-1zM17 3h3a1 1 0 011 1v3a1 1 0 01-1 1h-3a1 1 0 01-1-1v-3a1 1 0 011-1zM4 16h3a1 1 0 011 1v3a1 1 0 01-1 1h-3a1 1 0 01-1-1v-3a1 1 0 011-1zM21 16h-3a2 2 0 00-2 2v3M21 21v.01M12 7v3a2 2 0 01-2 2H7M3 12h.01M12 3h.01M12 16v.01M16 12h1M21 12v.01M12 21v-1',
);
export const Smartphone = /* @__PURE__ */ icon(
  'M7 2h10a2 2 0 012 2v16a2 2 0 01-2 2h-10a2 2 0 01-2-2v-16a2 2 0 012-2zM12 18h.01',
);
export const Wallet = /* @__PURE__ */ icon(
  'M19 7V4a1 1 0 00-1-1H5a2 2 0 000 4h15a1 1 0 011 1v4h-3a2 2 0 000 4h3a1 1 0 001-1v-2a1 1 0 00-1-1M3 5v14a2 2 0 002 2h15a1 1 0 001-1v-4',
);
