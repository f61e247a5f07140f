import { ink, mix } from './colour.ts';
import { drawingOf } from './drawings/index.ts';
import { makerOf, paintOf } from './makers.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  repeat,
  turned,
  veil,
  type Markup,
} from './shapes.ts';
import { place, type Area } from './views/place.ts';

interface Sheet {
  readonly markup: Markup;
  readonly width: number;
  readonly height: number;
}

/** Something of the catalogue in a maker's colours; it must exist. */
function thing(name: string, makerSlug: string, area: Area, turn = 0, colour?: string): Markup {
  const drawing = drawingOf(name);
  const maker = makerOf(makerSlug);
  if (drawing === undefined || maker === undefined) {
    throw new Error(`A banner shows ${name} of ${makerSlug}, and there is no such thing.`);
  }
  const [x, y, width, height] = area;
  const drawn = place(drawing, paintOf(maker, colour), area, true);
  return turn === 0 ? drawn : turned(turn, x + width / 2, y + height / 2, drawn);
}

/** The bridge between the two cities: a deck on a wide arch over the river. */
function bridge(width: number, deck: number, colour: string): Markup {
  const middle = width / 2;
  const half = width * 0.4;
  const rise = width * 0.17;
  const columns = repeat(15, (i) => {
    const x = middle - half + (i + 0.5) * ((half * 2) / 15);
    const share = (x - middle) / half;
    const top = deck + 6;
    const foot = deck + 10 + rise * share * share;
    return Math.abs(share) < 0.16 ? '' : rect(x - 3, top, 6, foot - top + 6, colour);
  });
  const arch = line(
    `M${middle - half} ${deck + rise + 10}C${middle - half * 0.5} ${deck - rise * 0.22} ${middle + half * 0.5} ${deck - rise * 0.22} ${middle + half} ${deck + rise + 10}`,
    colour,
    13,
    'butt',
  );
  const rails = repeat(Math.ceil(width / 26), (i) => rect(i * 26, deck - 15, 3, 15, colour));
  return (
    rect(0, deck, width, 12, colour) +
    rect(0, deck - 17, width, 3.5, colour) +
    rails +
    columns +
    arch
  );
}

const ripples = (x: number, y: number, count: number, colour: string): Markup =>
  repeat(count, (i) =>
    line(`M${x + ((i * 137) % 520)} ${y + i * 17}h${60 + ((i * 53) % 90)}`, colour, 4),
  );

function main(): Sheet {
  const [width, height] = [1600, 500];
  const deep = '#07402b';
  const green = '#0b5d3e';
  const scene =
    circle(1240, 236, 330, '#0a5035') +
    circle(1240, 236, 236, green) +
    group('translate(692 0)', veil(0.55, bridge(908, 250, '#13744f'))) +
    path('M0 452C420 436 760 396 1600 400v100H0z', '#063323') +
    path('M430 452C520 420 560 250 668 236l40 10c30 60 20 130 60 176z', '#053a26') +
    ripples(900, 440, 4, '#0a5035') +
    path('M770 500c10-46 40-70 90-70h660c40 0 66 24 80 70z', '#0d6b47') +
    ellipse(1180, 446, 372, 16, '#07402b');
  const goods =
    thing('toolbox', 'ordello', [1000, 232, 250, 214]) +
    thing('ladder-step', 'degravo', [1340, 88, 250, 350]) +
    thing('drill-cordless', 'tavuro', [1158, 140, 320, 306]) +
    thing('hard-hat', 'cascoril', [1040, 118, 176, 132], -6) +
    thing('grinder', 'brontal', [800, 330, 250, 112]) +
    thing('tape-measure', 'nivaro', [1420, 344, 116, 104]);
  return { markup: rect(0, 0, width, height, deep) + scene + goods, width, height };
}

function third(ground: string, goods: Markup): Sheet {
  const [width, height] = [960, 540];
  const lighter = mix(ground, '#ffffff', 0.1);
  const scene =
    rect(0, 0, width, height, ground) +
    circle(720, 250, 300, lighter) +
    circle(720, 250, 210, mix(ground, '#ffffff', 0.18)) +
    path('M360 540c20-44 60-64 120-64h480v64z', mix(ground, '#000000', 0.25));
  return { markup: scene + goods, width, height };
}

const left = (): Sheet =>
  third(
    '#0b5d3e',
    thing('impact-driver', 'tavuro', [500, 84, 300, 340]) +
      thing('battery-pack', 'tavuro', [700, 330, 190, 170]) +
      thing('charger', 'tavuro', [468, 372, 190, 128]),
  );

const centre = (): Sheet =>
  third(
    '#2b3230',
    thing('vest', 'cascoril', [600, 60, 240, 250]) +
      thing('hard-hat', 'cascoril', [470, 230, 250, 210], -4) +
      thing('boot-safety', 'pisandra', [680, 270, 226, 230]) +
      thing('goggles', 'guardonia', [500, 400, 180, 100]),
  );

const right = (): Sheet =>
  third(
    '#17505c',
    thing('generator', 'jatobel', [600, 150, 300, 320]) +
      thing('pressure-washer', 'jatobel', [470, 250, 210, 250]) +
      thing('lawn-mower', 'gramalva', [690, 330, 250, 172]),
  );

function offers(): Sheet {
  const [width, height] = [1600, 400];
  const deep = '#07402b';
  const bubble = (x: number, y: number, wide: number, lines: number, fill: string): Markup =>
    rect(x, y, wide, 34 + lines * 22, fill, 16) +
    repeat(lines, (i) =>
      rect(
        x + 20,
        y + 20 + i * 22,
        (wide - 40) * (i === lines - 1 ? 0.6 : 1),
        9,
        mix(fill, '#07402b', 0.35),
        4,
      ),
    );
  const phone =
    rect(1182, 34, 220, 410, '#101513', 30) +
    rect(1194, 48, 196, 396, '#e9efe9', 22) +
    rect(1194, 48, 196, 52, '#0b5d3e', 22) +
    rect(1194, 78, 196, 24, '#0b5d3e') +
    circle(1222, 76, 13, ink.amber) +
    path('M1214 82a8 8 0 0 1 16 0h-4a4 4 0 0 0-8 0z', deep) +
    rect(1244, 70, 90, 10, ink.white, 5) +
    rect(1208, 118, 150, 132, ink.white, 14) +
    thing('drill-cordless', 'tavuro', [1222, 126, 122, 92]) +
    rect(1222, 228, 70, 10, '#0b5d3e', 5) +
    bubble(1232, 264, 144, 2, '#d5f0dc') +
    bubble(1208, 350, 120, 2, '#ffffff');
  const tag = group(
    'translate(1440 96) rotate(14)',
    path('M0 30 40 0h96c8 0 12 4 12 12v76c0 8-4 12-12 12H40L0 70z', ink.amber) +
      circle(34, 50, 11, deep) +
      line('M64 74 114 26', deep, 9) +
      circle(70, 34, 10, deep) +
      circle(108, 68, 10, deep),
  );
  const scene =
    rect(0, 0, width, height, deep) +
    circle(1300, 220, 300, '#0a5035') +
    circle(1300, 220, 210, '#0b5d3e') +
    phone +
    tag +
    thing('toolbox', 'ordello', [1420, 250, 160, 140]) +
    thing('hammer-claw', 'marteno', [1040, 190, 150, 180], -20);
  return { markup: scene, width, height };
}

const banners: Readonly<Record<string, () => Sheet>> = { main, left, centre, right, offers };

/**
 * Draws a banner. No banner contains text: the left three fifths of `main` and `offers` and the left
 * half of the others are calm and dark enough for white titles.
 */
export const drawBanner = (name: string): Sheet | undefined => banners[name]?.();
