import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Writes src/icons/icons.ts from Lucide's drawings: one path per icon, without Lucide's own
 * component (1.4 kB and eight attributes an icon). Run `pnpm --filter @ponte/ui icons` after a
 * change of the list below or of Lucide.
 */
const names = [
  'ArrowLeft',
  'ArrowRight',
  'Asterisk',
  'BadgePercent',
  'Banknote',
  'Barcode',
  'BuildingComplex',
  'Calendar',
  'Camera',
  'Check',
  'ChevronDown',
  'ChevronLeft',
  'ChevronRight',
  'ChevronUp',
  'Cigarette',
  'Circle',
  'CircleExclamationPoint',
  'CircleCheck',
  'CircleQuestionMark',
  'CircleUserRound',
  'Clock',
  'Copy',
  'CookingPot',
  'CreditCard',
  'Download',
  'Drill',
  'Ellipsis',
  'ExternalLink',
  'Eye',
  'EyeOff',
  'FileText',
  'Gamepad2',
  'Hammer',
  'HardHat',
  'Headphones',
  'Headset',
  'Heart',
  'House',
  'Image',
  'Info',
  'KeyRound',
  'Landmark',
  'Laptop',
  'LayoutGrid',
  'Lightbulb',
  'Lock',
  'LogOut',
  'Mail',
  'MapPin',
  'Maximize2',
  'Menu',
  'MessageCircle',
  'Minus',
  'OctagonExclamationPoint',
  'Package',
  'PackageCheck',
  'PackageOpen',
  'PackageSearch',
  'PaintRoller',
  'Pause',
  'Pencil',
  'Phone',
  'Play',
  'Plug',
  'Plus',
  'Printer',
  'QrCode',
  'ReceiptText',
  'RotateCcw',
  'RotateCw',
  'Search',
  'SearchX',
  'Share2',
  'ShieldCheck',
  'ShoppingCart',
  'SlidersHorizontal',
  'Smartphone',
  'Sparkles',
  'SprayCan',
  'Star',
  'Store',
  'Tag',
  'Ticket',
  'Toolbox',
  'Trash',
  'TriangleExclamationPoint',
  'Truck',
  'Undo2',
  'Upload',
  'UserRound',
  'Users',
  'Utensils',
  'Wallet',
  'Watch',
  'WifiOff',
  'Wrench',
  'X',
  'Zap',
  'ZoomIn',
];

type Attributes = Readonly<Record<string, string | number>>;

const geometry = new Set([
  'd',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'x',
  'y',
  'width',
  'height',
  'x1',
  'y1',
  'x2',
  'y2',
  'points',
]);

const short = (value: number) => String(Math.round(value * 1000) / 1000);
const list = (...values: readonly number[]) => values.map(short).join(' ');

function pathOf(name: string, tag: string, attributes: Attributes): string {
  const { key: _, ...rest }: Record<string, string | number> = { ...attributes };
  // A dot smaller than the pen is full with or without it.
  if (tag === 'circle' && Number(rest['r']) <= 1) delete rest['fill'];
  const foreign = Object.keys(rest).filter((attribute) => !geometry.has(attribute));
  if (foreign.length > 0) throw new Error(`${name}: a <${tag}> has ${foreign.join(', ')}.`);
  const at = (attribute: string) => Number(attributes[attribute] ?? 0);
  switch (tag) {
    case 'path':
      return absoluteStart(String(attributes['d']));
    case 'circle':
      return ellipse(at('cx'), at('cy'), at('r'), at('r'));
    case 'ellipse':
      return ellipse(at('cx'), at('cy'), at('rx'), at('ry'));
    case 'rect':
      return rectangle(at('x'), at('y'), at('width'), at('height'), at('rx') || at('ry'));
    case 'line':
      return `M${list(at('x1'), at('y1'))}L${list(at('x2'), at('y2'))}`;
    case 'polyline':
      return `M${String(attributes['points'])}`;
    case 'polygon':
      return `M${String(attributes['points'])}z`;
    default:
      throw new Error(`${name}: a <${tag}> cannot be written as a path.`);
  }
}

/** A path's first "m" is absolute only while nothing stands before it. */
function absoluteStart(d: string): string {
  const number = String.raw`(-?(?:\d+\.?\d*|\.\d+))`;
  const start = new RegExp(`^m\\s*${number}[\\s,]*${number}[\\s,]*(?=([-\\d.])?)`).exec(d);
  if (!start) return d;
  const [whole, x, y, more] = start;
  return `M${x} ${y}${more === undefined ? '' : 'l'}${d.slice(whole.length)}`;
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const half = (sign: 1 | -1) => `a${list(rx, ry)} 0 1 0 ${list(sign * 2 * rx, 0)}`;
  return `M${list(cx - rx, cy)}${half(1)}${half(-1)}`;
}

function rectangle(x: number, y: number, width: number, height: number, radius: number): string {
  const corner = (dx: number, dy: number) =>
    radius ? `a${list(radius, radius)} 0 0 1 ${list(dx * radius, dy * radius)}` : '';
  const [across, down] = [width - 2 * radius, height - 2 * radius].map(short);
  return `M${list(x + radius, y)}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h-${across}${corner(-1, -1)}v-${down}${corner(1, -1)}z`;
}

interface Drawing {
  __iconData: { node: readonly (readonly [tag: string, attributes: Attributes])[] };
}

async function drawingOf(name: string): Promise<string> {
  const file = name.replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase();
  const { __iconData }: Drawing = await import(`lucide-react/dist/esm/icons/${file}.mjs`);
  return __iconData.node.map(([tag, attributes]) => pathOf(name, tag, attributes)).join('');
}

const lines = await Promise.all(
  names.map(
    async (name) => `export const ${name} = /* @__PURE__ */ icon('${await drawingOf(name)}');`,
  ),
);

const header = `// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from './icon.tsx';
`;
const file = resolve(import.meta.dirname, '../src/icons/icons.ts');
writeFileSync(file, `${header}\n${lines.join('\n')}\n`);
execFileSync('oxfmt', [file]);
