import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Writes src/icons/lucide from Lucide's drawings: one path per icon, without Lucide's own
 * component (1.4 kB and eight attributes an icon). Run `pnpm --filter @ponte/ui icons` after a change of the
 * lists below or of Lucide. A file has what the same components draw, so that an app's bundler keeps it
 * with them.
 */
const files = {
  account: ['KeyRound', 'LogOut', 'Package'],
  carousel: ['Pause', 'Play'],
  fields: ['Asterisk', 'CircleExclamationPoint', 'Copy', 'Trash'],
  files: ['Camera', 'FileText', 'Image', 'Upload'],
  navigation: ['ChevronUp', 'House', 'LayoutGrid', 'Menu'],
  orders: ['Download', 'Lock', 'PackageCheck', 'ReceiptText'],
  passwords: ['Circle', 'Eye', 'EyeOff'],
  payments: ['Banknote', 'Barcode', 'CreditCard', 'Landmark', 'QrCode', 'Smartphone', 'Wallet'],
  general: [
    'ArrowLeft',
    'ArrowRight',
    'BadgePercent',
    'BuildingComplex',
    'Calendar',
    'Check',
    'ChevronDown',
    'ChevronLeft',
    'ChevronRight',
    'Cigarette',
    'CircleCheck',
    'CircleQuestionMark',
    'CircleUserRound',
    'Clock',
    'CookingPot',
    'Drill',
    'Ellipsis',
    'ExternalLink',
    'Gamepad2',
    'Hammer',
    'HardHat',
    'Headphones',
    'Headset',
    'Heart',
    'Info',
    'Laptop',
    'Lightbulb',
    'Mail',
    'MapPin',
    'Maximize2',
    'MessageCircle',
    'Minus',
    'OctagonExclamationPoint',
    'PackageOpen',
    'PackageSearch',
    'PaintRoller',
    'Pencil',
    'Phone',
    'Plug',
    'Plus',
    'Printer',
    'RotateCcw',
    'RotateCw',
    'Scale',
    'Search',
    'SearchX',
    'Share2',
    'ShieldCheck',
    'ShoppingCart',
    'SlidersHorizontal',
    'Sparkles',
    'SprayCan',
    'Star',
    'Store',
    'Tag',
    'Ticket',
    'Toolbox',
    'TriangleExclamationPoint',
    'Truck',
    'Undo2',
    'UserRound',
    'Users',
    'Utensils',
    'Watch',
    'WifiOff',
    'Wrench',
    'X',
    'Zap',
    'ZoomIn',
  ],
};

/** Of steps so short that hundredths make another drawing, as a test sees. */
const fine = new Set(['Eye', 'EyeOff', 'Heart', 'Play']);

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
      return `M${list(at('x1'), at('y1'))}${step(at('x2') - at('x1'), at('y2') - at('y1'))}`;
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

function step(dx: number, dy: number): string {
  if (dx === 0) return `v${short(dy)}`;
  return dy === 0 ? `h${short(dx)}` : `l${list(dx, dy)}`;
}

function rectangle(x: number, y: number, width: number, height: number, radius: number): string {
  const corner = (dx: number, dy: number) =>
    radius ? `a${list(radius, radius)} 0 0 1 ${list(dx * radius, dy * radius)}` : '';
  const [across, down] = [width - 2 * radius, height - 2 * radius].map(short);
  return `M${list(x + radius, y)}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h-${across}${corner(-1, -1)}v-${down}${corner(1, -1)}z`;
}

const number = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)`;
const numbers = new RegExp(number, 'g');
const [gap, value, flag] = [String.raw`[\s,]*`, `(${number})`, '([01])'];
/** An arc's radii and turn, its two flags, which need no space around them, and its end. */
const arc = new RegExp([value, value, value, flag, flag, value, value].join(gap), 'g');

/** How many numbers a step of each command has. */
const sizes = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 } as const;

/** The same path in fewer characters; `parts` is the number of steps in each of the icon's 24 units. */
function compact(d: string, parts: number): string {
  const rounded = (value: number) => Math.round(value * parts) / parts;
  // Where the pen is, and where it is drawn: what one step is rounded by, the next one makes good.
  const pen = { x: 0, y: 0, drawnX: 0, drawnY: 0 };
  let start = { ...pen };
  return d.replaceAll(/([a-z])([^a-z]*)/gi, (_, command: string, text: string) => {
    const kind = Object.keys(sizes).find((name) => name === command.toLowerCase());
    const isRelative = command === kind;
    if (kind === 'z') Object.assign(pen, start);
    const steps = stepsOf(kind, text).map((step) => {
      const before = { ...pen };
      return step.map((given, at) => {
        const axis = axisOf(kind, at);
        if (axis === null) return kind === 'a' && at > 2 ? given : rounded(given);
        const [from, drawnFrom] =
          axis === 'x' ? [before.x, before.drawnX] : [before.y, before.drawnY];
        const exact = isRelative ? from + given : given;
        const drawn = rounded(isRelative ? exact - drawnFrom : exact);
        const drawnAt = isRelative ? drawnFrom + drawn : drawn;
        if (axis === 'x') Object.assign(pen, { x: exact, drawnX: drawnAt });
        else Object.assign(pen, { y: exact, drawnY: drawnAt });
        return drawn;
      });
    });
    if (kind === 'm') start = { ...pen };
    return (
      command +
      steps
        .flatMap((step) =>
          step.map((one, at) => ({ one, isFlag: kind === 'a' && (at === 3 || at === 4) })),
        )
        .reduce(beside, { text: '', isFlag: false }).text
    );
  });
}

function stepsOf(kind: string | undefined, text: string): number[][] {
  if (kind === 'a') return [...text.matchAll(arc)].map((step) => step.slice(1).map(Number));
  const values = (text.match(numbers) ?? []).map(Number);
  const size = Object.entries(sizes).find(([name]) => name === kind)?.[1] ?? 0;
  return Array.from({ length: size && values.length / size }, (_, at) =>
    values.slice(at * size, (at + 1) * size),
  );
}

/** Which way a number of a step leads; `null` for an arc's radii, turn and flags. */
function axisOf(kind: string | undefined, at: number): 'x' | 'y' | null {
  if (kind === 'h') return 'x';
  if (kind === 'v') return 'y';
  if (kind === 'a') return at < 5 ? null : at === 5 ? 'x' : 'y';
  return at % 2 === 0 ? 'x' : 'y';
}

interface Written {
  text: string;
  /** Whether a flag stands at the end, which is one digit. */
  isFlag: boolean;
}

/** A number beside those before it, apart where they would be read as one. */
function beside(
  { text, isFlag: afterFlag }: Written,
  { one, isFlag }: { one: number; isFlag: boolean },
): Written {
  const next = String(one).replace(/^(-?)0\./, '$1.');
  const parted =
    !text || afterFlag || next.startsWith('-') || (next.startsWith('.') && /\.\d*$/.test(text));
  return { text: parted ? text + next : `${text} ${next}`, isFlag };
}

interface Drawing {
  __iconData: { node: readonly (readonly [tag: string, attributes: Attributes])[] };
}

const fileOf = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase();

async function drawingOf(name: string): Promise<string> {
  const { __iconData }: Drawing = await import(`lucide-react/dist/esm/icons/${fileOf(name)}.mjs`);
  return __iconData.node
    .map(([tag, attributes]) => compact(pathOf(name, tag, attributes), fine.has(name) ? 1000 : 100))
    .join('');
}

const folder = resolve(import.meta.dirname, '../src/icons/lucide');
for (const [file, names] of Object.entries(files)) {
  const lines = await Promise.all(
    names.map(
      async (name) => `export const ${name} = /* @__PURE__ */ icon('${await drawingOf(name)}');`,
    ),
  );
  writeFileSync(
    `${folder}/${file}.ts`,
    `// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

${lines.join('\n')}
`,
  );
}
writeFileSync(
  `${folder}/index.ts`,
  Object.keys(files)
    .map((file) => `export * from './${file}.ts';\n`)
    .join(''),
);
execFileSync('oxfmt', [folder]);
