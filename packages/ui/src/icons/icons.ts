// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from './icon.tsx';

export const ArrowLeft = /* @__PURE__ */ icon('M12 19l-7-7 7-7M19 12H5');
export const ArrowRight = /* @__PURE__ */ icon('M5 12h14M12 5l7 7-7 7');
export const Asterisk = /* @__PURE__ */ icon('M12 5v14M18.05 8.5l-12.1 7M5.95 8.5l12.15 7');
export const BadgePercent = /* @__PURE__ */ icon(
  'M3.85 8.6a4 4 0 0 1 4.8-4.75 4 4 0 0 1 6.75 0 4 4 0 0 1 4.8 4.8 4 4 0 0 1 0 6.75 4 4 0 0 1-4.75 4.8 4 4 0 0 1-6.75 0 4 4 0 0 1-4.8-4.75 4 4 0 0 1 0-6.75ZM15 9l-6 6M9 9h.01M15 15h.01',
);
export const Banknote = /* @__PURE__ */ icon(
  'M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM10 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0M6 12h.01M18 12h.01',
);
export const Barcode = /* @__PURE__ */ icon('M3 5v14M8 5v14M12 5v14M17 5v14M21 5v14');
export const BuildingComplex = /* @__PURE__ */ icon(
  'M10 12h4M10 8h4M14 21v-3a2 2 0 0 0-4 0v3M6 10H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-2M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16',
);
export const Calendar = /* @__PURE__ */ icon(
  'M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM3 9h18',
);
export const Camera = /* @__PURE__ */ icon(
  'M14 4a2 2 0 0 1 1.75 1.05l.5 .9A2 2 0 0 0 18 7H20a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2h2a2 2 0 0 0 1.75-1.05l.5-.9A2 2 0 0 1 10 4zM9 13a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
);
export const Check = /* @__PURE__ */ icon('M20 6 9 17l-5-5');
export const ChevronDown = /* @__PURE__ */ icon('M6 9l6 6 6-6');
export const ChevronLeft = /* @__PURE__ */ icon('M15 18l-6-6 6-6');
export const ChevronRight = /* @__PURE__ */ icon('M9 18l6-6-6-6');
export const ChevronUp = /* @__PURE__ */ icon('M18 15l-6-6-6 6');
export const Cigarette = /* @__PURE__ */ icon(
  'M17 12H3a1 1 0 0 0-1 1v2a1 1 0 0 0 1 1h14M18 8c0-2.5-2-2.5-2-5M21 16a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1M22 8c0-2.5-2-2.5-2-5M7 12v4',
);
export const Circle = /* @__PURE__ */ icon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0');
export const CircleExclamationPoint = /* @__PURE__ */ icon(
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 8l0 4M12 16l.01 0',
);
export const CircleCheck = /* @__PURE__ */ icon(
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M16 9l-5.5 5.5L8 12',
);
export const CircleQuestionMark = /* @__PURE__ */ icon(
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M9 9.5a3 2.5 0 0 1 6 0c0 2-2 2-3 3.5M12 17h.01',
);
export const CircleUserRound = /* @__PURE__ */ icon(
  'M17.95 20.05a6 6 0 0 0-11.85 .001M8 11a4 4 0 1 0 8 0a4 4 0 1 0-8 0M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0',
);
export const Clock = /* @__PURE__ */ icon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 6v6l4 2');
export const Copy = /* @__PURE__ */ icon(
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM4 16c-1.1 0-2-.9-2-2V4c0-1.1 .9-2 2-2h10c1.1 0 2 .9 2 2',
);
export const CookingPot = /* @__PURE__ */ icon(
  'M2 12h20M20 12v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8M4 8l16-4M8.85 6.8l-.45-1.8a2 2 0 0 1 1.45-2.45l1.95-.5a2 2 0 0 1 2.45 1.45l.45 1.8',
);
export const CreditCard = /* @__PURE__ */ icon(
  'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM2 10l20 0M6 14h2',
);
export const Download = /* @__PURE__ */ icon(
  'M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5',
);
export const Drill = /* @__PURE__ */ icon(
  'M10 18a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1H5a3 3 0 0 1-3-3 1 1 0 0 1 1-1zM13 10H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h9a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1l-.8 3.25a1 1 0 0 1-.95 .75H8M14 4h3a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1h-3M18 6h4M5 10l-2 8M7 18l2-8',
);
export const Ellipsis = /* @__PURE__ */ icon(
  'M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M4 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
);
export const ExternalLink = /* @__PURE__ */ icon(
  'M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6',
);
export const Eye = /* @__PURE__ */ icon(
  'M2.05 12.35a1 1 0 0 1 0-.7 10.75 10.75 0 0 1 19.9 0 1 1 0 0 1 0 .7 10.75 10.75 0 0 1-19.9 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
);
export const EyeOff = /* @__PURE__ */ icon(
  'M10.75 5.1a10.75 10.75 0 0 1 11.2 6.6 1 1 0 0 1 0 .7 10.75 10.75 0 0 1-1.45 2.5M14.1 14.15a3 3 0 0 1-4.25-4.25M17.5 17.5a10.75 10.75 0 0 1-15.4-5.15 1 1 0 0 1 0-.7 10.75 10.75 0 0 1 4.45-5.15M2 2l20 20',
);
export const FileText = /* @__PURE__ */ icon(
  'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.7 .7l3.6 3.6A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5M10 9H8M16 13H8M16 17H8',
);
export const Gamepad2 = /* @__PURE__ */ icon(
  'M6 11l4 0M8 9l0 4M15 12l.01 0M18 10l.01 0M17.3 5H6.7a4 4 0 0 0-4 3.6c-.006 .05-.01 .1-.017 .15C2.6 9.4 2 14.45 2 16a3 3 0 0 0 3 3c1 0 1.5-.5 2-1l1.4-1.4A2 2 0 0 1 9.85 16h4.35a2 2 0 0 1 1.4 .6L17 18c.5 .5 1 1 2 1a3 3 0 0 0 3-3c0-1.55-.6-6.6-.7-7.25-.007-.05-.011-.1-.017-.15A4 4 0 0 0 17.3 5z',
);
export const Hammer = /* @__PURE__ */ icon(
  'M15 12l-9.35 9.35a1 1 0 0 1-3-3L12 9M18 15l4-4M21.5 11.5l-1.9-1.9A2 2 0 0 1 19 8.15v-.35a2 2 0 0 0-.6-1.4l-1.65-1.65A6 6 0 0 0 12.5 3H9l1.25 1.25A6 6 0 0 1 12 8.5V10l2 2h1.15a2 2 0 0 1 1.4 .6L18.5 14.5',
);
export const HardHat = /* @__PURE__ */ icon(
  'M10 10V5a1 1 0 0 1 1-1h2a1 1 0 0 1 1 1v5M14 6a6 6 0 0 1 6 6v3M4 15v-3a6 6 0 0 1 6-6M3 15h18a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1h-18a1 1 0 0 1-1-1v-2a1 1 0 0 1 1-1z',
);
export const Headphones = /* @__PURE__ */ icon(
  'M3 14h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a9 9 0 0 1 18 0v7a2 2 0 0 1-2 2h-1a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2h3',
);
export const Headset = /* @__PURE__ */ icon(
  'M3 11h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-5Zm0 0a9 9 0 1 1 18 0m0 0v5a2 2 0 0 1-2 2h-1a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2h3ZM21 16v2a4 4 0 0 1-4 4h-5',
);
export const Heart = /* @__PURE__ */ icon(
  'M2 9.5a5.5 5.5 0 0 1 9.6-3.7 .55 .55 0 0 0 .8 0A5.5 5.5 0 0 1 22 9.5c0 2.3-1.5 4-3 5.5l-5.5 5.3a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5',
);
export const House = /* @__PURE__ */ icon(
  'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .7-1.55l7-6a2 2 0 0 1 2.6 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
);
export const Image = /* @__PURE__ */ icon(
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM7 9a2 2 0 1 0 4 0a2 2 0 1 0-4 0M21 15l-3.1-3.1a2 2 0 0 0-2.85 0L6 21',
);
export const Info = /* @__PURE__ */ icon(
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 16v-4M12 8h.01',
);
export const KeyRound = /* @__PURE__ */ icon(
  'M2.6 17.4A2 2 0 0 0 2 18.85V21a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h1a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h.15a2 2 0 0 0 1.4-.6l.8-.8a6.5 6.5 0 1 0-4-4zM16 7.5a.5 .5 0 1 0 1 0a.5 .5 0 1 0-1 0',
);
export const Landmark = /* @__PURE__ */ icon(
  'M10 18v-7M11.1 2.2a2 2 0 0 1 1.75 0l7.85 3.85A.5 .5 0 0 1 20.5 7h-17a.5 .5 0 0 1-.2-.95zM14 18v-7M18 18v-7M3 22h18M6 18v-7',
);
export const Laptop = /* @__PURE__ */ icon(
  'M18 5a2 2 0 0 1 2 2v8.55a2 2 0 0 0 .2 .9l1.05 2.15a1 1 0 0 1-.9 1.45H3.6a1 1 0 0 1-.9-1.45l1.05-2.15A2 2 0 0 0 4 15.55V7a2 2 0 0 1 2-2zM20.05 16H3.95',
);
export const LayoutGrid = /* @__PURE__ */ icon(
  'M4 3h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1zM15 3h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1zM15 14h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1zM4 14h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1z',
);
export const Lightbulb = /* @__PURE__ */ icon(
  'M15 14c.2-1 .7-1.7 1.5-2.5 1-.9 1.5-2.2 1.5-3.5A6 6 0 0 0 6 8c0 1 .2 2.2 1.5 3.5 .7 .7 1.3 1.5 1.5 2.5M9 18h6M10 22h4',
);
export const Lock = /* @__PURE__ */ icon(
  'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM7 11V7a5 5 0 0 1 10 0v4',
);
export const LogOut = /* @__PURE__ */ icon(
  'M16 17l5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4',
);
export const Mail = /* @__PURE__ */ icon(
  'M22 7l-9 5.75a2 2 0 0 1-2 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2z',
);
export const MapPin = /* @__PURE__ */ icon(
  'M20 10c0 5-5.55 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.55 20.2 4 15 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
);
export const Maximize2 = /* @__PURE__ */ icon('M15 3h6v6M21 3l-7 7M3 21l7-7M9 21H3v-6');
export const Menu = /* @__PURE__ */ icon('M4 5h16M4 12h16M4 19h16');
export const MessageCircle = /* @__PURE__ */ icon(
  'M3 16.35a2 2 0 0 1 .1 1.15l-1.05 3.3a1 1 0 0 0 1.25 1.15l3.4-1a2 2 0 0 1 1.1 .1 10 10 0 1 0-4.8-4.7',
);
export const Minus = /* @__PURE__ */ icon('M5 12h14');
export const OctagonExclamationPoint = /* @__PURE__ */ icon(
  'M12 16h.01M12 8v4M15.3 2a2 2 0 0 1 1.4 .6l4.7 4.7A2 2 0 0 1 22 8.7v6.6a2 2 0 0 1-.6 1.4l-4.7 4.7a2 2 0 0 1-1.4 .6H8.7a2 2 0 0 1-1.4-.6l-4.7-4.7A2 2 0 0 1 2 15.3V8.7a2 2 0 0 1 .6-1.4l4.7-4.7A2 2 0 0 1 8.7 2z',
);
export const Package = /* @__PURE__ */ icon(
  'M11 21.75a2 2 0 0 0 2 0l7-4A2 2 0 0 0 21 16V8a2 2 0 0 0-1-1.75l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.75zM12 22V12M3.3 7 12 12 20.7 7M7.5 4.25l9 5.15',
);
export const PackageCheck = /* @__PURE__ */ icon(
  'M12 22V12M16 17l2 2 4-4M21 11.15V8a2 2 0 0 0-1-1.75l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.75l7 4a2 2 0 0 0 2 .001l1.3-.75M3.3 7 12 12l8.7-5M7.5 4.25l9 5.15',
);
export const PackageOpen = /* @__PURE__ */ icon(
  'M12 22v-9M15.15 2.2a1.65 1.65 0 0 1 1.65 0L21 4.55a1.95 1.95 0 0 1 0 3.35L8.8 14.8a1.65 1.65 0 0 1-1.65 0L3 12.45a1.95 1.95 0 0 1 0-3.35zM20 13v3.85a2.05 2.05 0 0 1-1.1 1.85l-6 3.1a1.95 1.95 0 0 1-1.8 0l-6-3.1A2.05 2.05 0 0 1 4 16.85V13M21 12.45a1.95 1.95 0 0 0 0-3.35L8.85 2.2a1.65 1.65 0 0 0-1.65 0L3 4.55a1.95 1.95 0 0 0 0 3.35l12.2 6.85a1.65 1.65 0 0 0 1.65 0z',
);
export const PackageSearch = /* @__PURE__ */ icon(
  'M12 22V12M20.25 18.25 22 20M21 10.5V8a2 2 0 0 0-1-1.75l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.75l7 4a2 2 0 0 0 2 .001l1-.55M3.3 7 12 12l8.7-5M7.5 4.25l9 5.15M16 16.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
);
export const PaintRoller = /* @__PURE__ */ icon(
  'M4 2h12a2 2 0 0 1 2 2v2a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-2a2 2 0 0 1 2-2zM10 16v-2a2 2 0 0 1 2-2h8a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2h-2M9 16h2a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1z',
);
export const Pause = /* @__PURE__ */ icon(
  'M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-16a1 1 0 0 1 1-1zM6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-16a1 1 0 0 1 1-1z',
);
export const Pencil = /* @__PURE__ */ icon(
  'M21.15 6.8a1 1 0 0 0-4-4L3.85 16.15a2 2 0 0 0-.5 .85l-1.3 4.35a.5 .5 0 0 0 .6 .6l4.35-1.3a2 2 0 0 0 .85-.5zM15 5l4 4',
);
export const Phone = /* @__PURE__ */ icon(
  'M13.85 16.55a1 1 0 0 0 1.2-.3l.35-.45A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.45 .35a1 1 0 0 0-.3 1.25 14 14 0 0 0 6.4 6.4',
);
export const Play = /* @__PURE__ */ icon(
  'M5 5a2 2 0 0 1 3-1.75l12 7a2 2 0 0 1 .003 3.45l-12 7A2 2 0 0 1 5 19z',
);
export const Plug = /* @__PURE__ */ icon(
  'M12 22v-5M15 8V2M17 8a1 1 0 0 1 1 1v4a4 4 0 0 1-4 4h-4a4 4 0 0 1-4-4V9a1 1 0 0 1 1-1zM9 8V2',
);
export const Plus = /* @__PURE__ */ icon('M5 12h14M12 5v14');
export const Printer = /* @__PURE__ */ icon(
  'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-10a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1z',
);
export const QrCode = /* @__PURE__ */ icon(
  'M4 3h3a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1zM17 3h3a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1zM4 16h3a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1zM21 16h-3a2 2 0 0 0-2 2v3M21 21v.01M12 7v3a2 2 0 0 1-2 2H7M3 12h.01M12 3h.01M12 16v.01M16 12h1M21 12v.01M12 21v-1',
);
export const ReceiptText = /* @__PURE__ */ icon(
  'M13 16H8M14 8H8M16 12H8M4 3a1 1 0 0 1 1-1 1.3 1.3 0 0 1 .7 .2l.95 .6a1.3 1.3 0 0 0 1.4 0l.95-.6a1.3 1.3 0 0 1 1.4 0l.95 .6a1.3 1.3 0 0 0 1.4 0l.95-.6a1.3 1.3 0 0 1 1.4 0l.95 .6a1.3 1.3 0 0 0 1.4 0l.95-.6A1.3 1.3 0 0 1 19 2a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1 1.3 1.3 0 0 1-.7-.2l-.95-.6a1.3 1.3 0 0 0-1.4 0l-.95 .6a1.3 1.3 0 0 1-1.4 0l-.95-.6a1.3 1.3 0 0 0-1.4 0l-.95 .6a1.3 1.3 0 0 1-1.4 0l-.95-.6a1.3 1.3 0 0 0-1.4 0l-.95 .6a1.3 1.3 0 0 1-.7 .2 1 1 0 0 1-1-1z',
);
export const RotateCcw = /* @__PURE__ */ icon(
  'M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.75 2.75L3 8M3 3v5h5',
);
export const RotateCw = /* @__PURE__ */ icon(
  'M21 12a9 9 0 1 1-9-9c2.5 0 4.95 1 6.75 2.75L21 8M21 3v5h-5',
);
export const Search = /* @__PURE__ */ icon('M21 21l-4.35-4.35M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0');
export const SearchX = /* @__PURE__ */ icon(
  'M13.5 8.5l-5 5M8.5 8.5l5 5M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0M21 21l-4.3-4.3',
);
export const Share2 = /* @__PURE__ */ icon(
  'M15 5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M3 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 19a3 3 0 1 0 6 0a3 3 0 1 0-6 0M8.6 13.5l6.85 4M15.4 6.5l-6.8 4',
);
export const ShieldCheck = /* @__PURE__ */ icon(
  'M20 13c0 5-3.5 7.5-7.65 8.95a1 1 0 0 1-.65-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.25-2.7a1.15 1.15 0 0 1 1.5 0C14.5 3.8 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4',
);
export const ShoppingCart = /* @__PURE__ */ icon(
  'M2.05 2.05l1.1-.05a1 1 0 0 1 1 .8l2.7 14.35A1 1 0 0 0 7.85 18H18M4.55 5h16.45a1 1 0 0 1 1 1.2l-1.05 6.25A2 2 0 0 1 18.95 14H6.25M16 20a2 2 0 1 0 4 0a2 2 0 1 0-4 0M6 20a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
);
export const SlidersHorizontal = /* @__PURE__ */ icon(
  'M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3',
);
export const Smartphone = /* @__PURE__ */ icon(
  'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-16a2 2 0 0 1 2-2zM12 18h.01',
);
export const Sparkles = /* @__PURE__ */ icon(
  'M11 2.8a1 1 0 0 1 1.95 0l1.05 5.55a2 2 0 0 0 1.6 1.6l5.55 1.05a1 1 0 0 1 0 1.95l-5.55 1.05a2 2 0 0 0-1.6 1.6l-1.05 5.55a1 1 0 0 1-1.95 0l-1.05-5.55a2 2 0 0 0-1.6-1.6l-5.55-1.05a1 1 0 0 1 0-1.95l5.55-1.05a2 2 0 0 0 1.6-1.6zM20 2v4M22 4h-4M2 20a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
);
export const SprayCan = /* @__PURE__ */ icon(
  'M12 19l8-3M14 6h-2M18 8.15V5a1 1 0 0 0-1-1h-2a1 1 0 0 0-1 1v3.15M20 11l-8 3M20 20a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2v-9a3 3 0 0 1 3-3h2a3 3 0 0 1 3 3zM4 10h.01M4 2h.01M4 6h.01M8 4h.01M8 8h.01',
);
export const Star = /* @__PURE__ */ icon(
  'M11.55 2.3a.55 .55 0 0 1 .95 0l2.3 4.7a2.1 2.1 0 0 0 1.6 1.15l5.15 .75a.55 .55 0 0 1 .3 .9l-3.75 3.65a2.1 2.1 0 0 0-.6 1.9l.9 5.15a.55 .55 0 0 1-.75 .55l-4.6-2.45a2.1 2.1 0 0 0-1.95 0L6.4 21a.55 .55 0 0 1-.75-.55l.9-5.15a2.1 2.1 0 0 0-.6-1.9L2.15 9.8a.55 .55 0 0 1 .3-.9l5.15-.75a2.1 2.1 0 0 0 1.6-1.15z',
);
export const Store = /* @__PURE__ */ icon(
  'M15 21v-5a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v5M17.75 10.3a1.1 1.1 0 0 0-1.55 0 2.5 2.5 0 0 1-3.45 0 1.1 1.1 0 0 0-1.55 0 2.5 2.5 0 0 1-3.45 0 1.1 1.1 0 0 0-1.55 0 2.5 2.5 0 0 1-3.75-3.25l2.9-4.2A2 2 0 0 1 7 2h10a2 2 0 0 1 1.65 .85l2.9 4.2a2.5 2.5 0 0 1-3.75 3.25M4 10.95V19a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8.05',
);
export const Tag = /* @__PURE__ */ icon(
  'M12.6 2.6A2 2 0 0 0 11.15 2H4a2 2 0 0 0-2 2v7.15a2 2 0 0 0 .6 1.4l8.7 8.7a2.45 2.45 0 0 0 3.4 0l6.6-6.6a2.45 2.45 0 0 0 0-3.4zM7 7.5a.5 .5 0 1 0 1 0a.5 .5 0 1 0-1 0',
);
export const Ticket = /* @__PURE__ */ icon(
  'M2 9a3 3 0 0 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 0 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2ZM13 5v2M13 17v2M13 11v2',
);
export const Toolbox = /* @__PURE__ */ icon(
  'M16 12v4M16 6V4a2 2 0 0 0-2-2h-4a2 2 0 0 0-2 2v2M17 6a2 2 0 0 1 1.4 .6l3 3A2 2 0 0 1 22 11v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-8a2 2 0 0 1 .6-1.4l3-3A2 2 0 0 1 7 6zM2 14h20M8 12v4',
);
export const Trash = /* @__PURE__ */ icon(
  'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
);
export const TriangleExclamationPoint = /* @__PURE__ */ icon(
  'M21.75 18l-8-14a2 2 0 0 0-3.5 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.75-3M12 9v4M12 17h.01',
);
export const Truck = /* @__PURE__ */ icon(
  'M14 18V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v11a1 1 0 0 0 1 1h2M15 18H9M19 18h2a1 1 0 0 0 1-1v-3.65a1 1 0 0 0-.2-.6l-3.5-4.35A1 1 0 0 0 17.5 8H14M15 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0M5 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
);
export const Undo2 = /* @__PURE__ */ icon(
  'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11',
);
export const Upload = /* @__PURE__ */ icon(
  'M12 3v12M17 8l-5-5-5 5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4',
);
export const UserRound = /* @__PURE__ */ icon(
  'M7 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0M20 21a8 8 0 0 0-16 0',
);
export const Users = /* @__PURE__ */ icon(
  'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M16 3.15a4 4 0 0 1 0 7.75M22 21v-2a4 4 0 0 0-3-3.85M5 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
);
export const Utensils = /* @__PURE__ */ icon(
  'M3 2v7c0 1.1 .9 2 2 2h4a2 2 0 0 0 2-2V2M7 2v20M21 15V2a5 5 0 0 0-5 5v6c0 1.1 .9 2 2 2h3Zm0 0v7',
);
export const Wallet = /* @__PURE__ */ icon(
  'M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4',
);
export const Watch = /* @__PURE__ */ icon(
  'M12 10v2.2l1.6 1M16.15 7.65l-.8-4.05a2 2 0 0 0-2-1.6h-2.7a2 2 0 0 0-2 1.6l-.8 4.05M7.9 16.35l.8 4a2 2 0 0 0 2 1.6h2.7a2 2 0 0 0 2-1.6l.8-4.05M6 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
);
export const WifiOff = /* @__PURE__ */ icon(
  'M12 20h.01M8.5 16.45a5 5 0 0 1 7 0M5 12.85a10 10 0 0 1 5.15-2.7M19 12.85a10 10 0 0 0-2-1.5M2 8.8a15 15 0 0 1 4.2-2.65M22 8.8a15 15 0 0 0-11.3-3.75M2 2l20 20',
);
export const Wrench = /* @__PURE__ */ icon(
  'M14.7 6.3a1 1 0 0 0 0 1.4l1.6 1.6a1 1 0 0 0 1.4 0l3.1-3.1c.3-.3 .85-.2 1 .2a6 6 0 0 1-8.25 7.05l-7.9 7.9a1 1 0 0 1-3-3l7.9-7.9a6 6 0 0 1 7.05-8.25c.45 .1 .55 .65 .2 1z',
);
export const X = /* @__PURE__ */ icon('M18 6 6 18M6 6l12 12');
export const Zap = /* @__PURE__ */ icon(
  'M15.9 4a1.5 1.5 0 0 0-2.45-1.55l-9 9A1.5 1.5 0 0 0 5.5 14h4a.5 .5 0 0 1 .45 .65L8.1 20a1.5 1.5 0 0 0 2.5 1.55l9-9A1.5 1.5 0 0 0 18.5 10h-4a.5 .5 0 0 1-.45-.65z',
);
export const ZoomIn = /* @__PURE__ */ icon(
  'M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0M21 21l-4.35-4.35M11 8l0 6M8 11l6 0',
);
