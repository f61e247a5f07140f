import { ink, mix } from './colour.ts';
import { circle, ellipse, group, line, path, rect, type Markup } from './shapes.ts';

const size = 480;

interface Look {
  readonly ground: string;
  readonly skin: string;
  readonly hair: string;
  readonly cut: keyof typeof cuts;
  readonly top: 'polo' | 'apron' | 'vest' | 'shirt';
  readonly extra?: 'glasses' | 'beard' | 'moustache' | 'headset' | 'helmet' | 'earrings';
  /** Beard and glasses may come together. */
  readonly glasses?: boolean;
}

/** Hair before and behind a head of 130 × 170 in the middle of 480 × 480. */
const cuts = {
  short: {
    back: (hair: string): Markup =>
      path('M168 190c-6-70 24-112 72-112s78 42 72 112l-8 20H176z', hair),
    front: (hair: string): Markup =>
      path(
        'M170 188c-8-66 26-110 72-110 48 0 78 40 68 110l-10-18c-4-24-14-36-26-42-20 12-56 14-82 4-8 10-12 24-14 40z',
        hair,
      ),
  },
  crop: {
    back: (): Markup => '',
    front: (hair: string): Markup =>
      path(
        'M172 176c-4-62 24-96 68-96s72 34 68 96c-4-20-10-32-20-40-28-10-68-10-96 0-10 8-16 20-20 40z',
        hair,
      ),
  },
  bald: { back: (): Markup => '', front: (): Markup => '' },
  bob: {
    back: (hair: string): Markup =>
      path('M150 300c-14-40-14-110 0-150 14-48 50-76 90-76s76 28 90 76c14 40 14 110 0 150z', hair),
    front: (hair: string): Markup =>
      path(
        'M168 210c-8-76 22-128 72-128s80 52 72 128c-6-34-22-62-50-76-22 20-54 32-82 34-6 12-10 26-12 42z',
        hair,
      ),
  },
  long: {
    back: (hair: string): Markup =>
      path('M146 390c-16-70-20-170 2-238 14-48 52-78 92-78s78 30 92 78c22 68 18 168 2 238z', hair),
    front: (hair: string): Markup =>
      path(
        'M168 216c-6-80 22-134 72-134s78 54 72 134c-4-42-20-76-50-96-10 34-46 56-82 60-6 10-10 22-12 36z',
        hair,
      ),
  },
  bun: {
    back: (hair: string): Markup =>
      circle(240, 66, 40, hair) + path('M164 220c-10-80 24-138 76-138s86 58 76 138z', hair),
    front: (hair: string): Markup =>
      path(
        'M168 200c-6-74 24-120 72-120s78 46 72 120c-6-36-20-58-42-70-18 14-44 20-66 20-16 12-30 28-36 50z',
        hair,
      ),
  },
  curly: {
    back: (hair: string): Markup =>
      [
        [168, 150, 44],
        [190, 104, 44],
        [240, 84, 48],
        [290, 104, 44],
        [312, 150, 44],
        [156, 206, 38],
        [324, 206, 38],
        [164, 252, 30],
        [316, 252, 30],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, hair))
        .join(''),
    front: (hair: string): Markup =>
      [
        [186, 138, 26],
        [218, 120, 28],
        [256, 116, 28],
        [290, 134, 26],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, hair))
        .join(''),
  },
  side: {
    back: (hair: string): Markup =>
      path('M166 196c-8-74 22-120 74-120s82 46 74 120l-8 20H174z', hair),
    front: (hair: string): Markup =>
      path(
        'M168 196c-12-60 6-120 72-122 60-2 88 50 70 122l-10-20c-2-18-8-30-16-38-36 4-74-4-94-20-2 26-12 44-22 78z',
        hair,
      ),
  },
} as const;

const looks: Readonly<Record<string, Look>> = {
  derlis: { ground: '#dbe8dd', skin: '#d39a6e', hair: '#2a211d', cut: 'short', top: 'polo' },
  marcia: {
    ground: '#f6e6c4',
    skin: '#f0c7a3',
    hair: '#7a4526',
    cut: 'long',
    top: 'apron',
    extra: 'earrings',
  },
  anibal: {
    ground: '#d7e4ec',
    skin: '#b97c50',
    hair: '#6b6661',
    cut: 'crop',
    top: 'shirt',
    extra: 'moustache',
  },
  rocio: {
    ground: '#efdcd6',
    skin: '#c98d63',
    hair: '#241d1b',
    cut: 'bun',
    top: 'polo',
    extra: 'headset',
  },
  thiago: {
    ground: '#e3e0d3',
    skin: '#7d4e33',
    hair: '#1d1715',
    cut: 'crop',
    top: 'vest',
    extra: 'beard',
  },
  yuki: {
    ground: '#dfe9df',
    skin: '#f1cfa9',
    hair: '#1f1b1c',
    cut: 'bob',
    top: 'apron',
    extra: 'glasses',
  },
  wilson: {
    ground: '#e8e2ec',
    skin: '#e8b48c',
    hair: '#8b8580',
    cut: 'bald',
    top: 'polo',
    extra: 'beard',
    glasses: true,
  },
  leticia: {
    ground: '#f3e7cf',
    skin: '#8f5b3b',
    hair: '#261a16',
    cut: 'curly',
    top: 'apron',
    extra: 'earrings',
  },
  default: { ground: '#e6e9e4', skin: '#c3c9c4', hair: '#a5aea8', cut: 'short', top: 'polo' },
};

/** Draws the portrait of somebody of the team, square. */
export function drawPerson(
  name: string,
): { markup: Markup; width: number; height: number } | undefined {
  const look = looks[name];
  if (look === undefined) return undefined;
  const faceless = name === 'default';
  const markup =
    rect(0, 0, size, size, look.ground) +
    circle(240, 250, 210, mix(look.ground, '#ffffff', 0.45)) +
    cuts[look.cut].back(mix(look.hair, '#000000', 0.18)) +
    clothes(look, faceless) +
    head(look) +
    (faceless ? '' : face(look)) +
    cuts[look.cut].front(look.hair) +
    adornment(look);
  return { markup, width: size, height: size };
}

function clothes(look: Look, faceless: boolean): Markup {
  const green = faceless ? '#9ba59f' : '#0b5d3e';
  const base = look.top === 'shirt' ? '#e9edf0' : green;
  const shoulders = path('M70 480c0-84 40-116 110-130l60 26 60-26c70 14 110 46 110 130z', base);
  const shade = path('M240 376l60-26c70 14 110 46 110 130H240z', mix(base, '#000000', 0.12));
  const neck = path(
    'M204 290h72v62c0 20-14 36-36 36s-36-16-36-36z',
    mix(look.skin, '#000000', 0.16),
  );
  return shoulders + shade + neck + garment(look, base);
}

function garment(look: Look, base: string): Markup {
  const collar =
    path('M182 348l22-14 36 46-26 30z', mix(base, '#ffffff', 0.18)) +
    path('M298 348l-22-14-36 46 26 30z', mix(base, '#ffffff', 0.08));
  if (look.top === 'apron') {
    return (
      collar +
      path('M158 480v-62c0-8 6-12 12-12h140c6 0 12 4 12 12v62z', '#2d3230') +
      line('M170 408 186 346M310 408l-16-62', '#2d3230', 14, 'butt') +
      path('M214 440a26 26 0 0 1 52 0h-12a14 14 0 0 0-28 0z', ink.amber)
    );
  }
  if (look.top === 'vest') {
    return (
      collar +
      path('M84 480c2-70 36-104 92-122l30 122z', ink.orange) +
      path('M396 480c-2-70-36-104-92-122l-30 122z', '#d96a17') +
      path(
        'M120 480c2-46 12-86 30-110l20-8c-16 40-22 76-22 118zM360 480c-2-46-12-86-30-110l-20-8c16 40 22 76 22 118z',
        '#e6eaeb',
      )
    );
  }
  if (look.top === 'shirt') {
    return (
      collar + path('M228 384h24l8 96h-40z', '#0b5d3e') + path('M226 380h28l-8 18h-12z', '#07402b')
    );
  }
  return (
    collar +
    path('M232 384h16v60h-16z', mix(base, '#ffffff', 0.12)) +
    path('M300 430a18 18 0 0 1 36 0h-9a9 9 0 0 0-18 0z', ink.amber)
  );
}

function head(look: Look): Markup {
  const dark = mix(look.skin, '#000000', 0.1);
  return (
    ellipse(168, 216, 16, 24, dark) +
    ellipse(312, 216, 16, 24, dark) +
    path('M172 190c0-66 28-100 68-100s68 34 68 100c0 76-30 126-68 126s-68-50-68-126z', look.skin)
  );
}

function face(look: Look): Markup {
  const dark = mix(look.skin, '#3a1208', 0.32);
  const brow = mix(look.hair, '#000000', 0.1);
  return (
    line('M194 182c8-7 20-7 28-1M258 181c8-6 20-6 28 1', brow, 7) +
    circle(208, 206, 7.5, '#2a1e1a') +
    circle(272, 206, 7.5, '#2a1e1a') +
    circle(210.5, 203.5, 2.2, ink.white) +
    circle(274.5, 203.5, 2.2, ink.white) +
    line('M240 212c-4 14-8 22-6 28 2 4 8 4 14 2', dark, 4.5) +
    ellipse(192, 242, 14, 9, mix(look.skin, '#e0523f', 0.22)) +
    ellipse(288, 242, 14, 9, mix(look.skin, '#e0523f', 0.22)) +
    path('M212 262c16 12 40 12 56 0-4 20-16 28-28 28s-24-8-28-28z', '#8f2f2c') +
    path('M217 265c14 8 32 8 46 0l-3 8c-12 5-28 5-40 0z', ink.white)
  );
}

function adornment(look: Look): Markup {
  const glasses =
    look.extra === 'glasses' || look.glasses === true
      ? `<g fill="none" stroke="#2b3133" stroke-width="6"><rect x="182" y="188" width="48" height="38" rx="16"/><rect x="250" y="188" width="48" height="38" rx="16"/><path d="M230 202c6-5 14-5 20 0M182 202l-14-4M298 202l14-4"/></g>`
      : '';
  if (look.extra === 'beard') {
    const beard = path(
      'M172 218c2 70 30 104 68 104s66-34 68-104c-8 30-16 40-28 38-14-6-26-10-40-10s-26 4-40 10c-12 2-20-8-28-38z M214 264c16 10 36 10 52 0-4 16-14 24-26 24s-22-8-26-24z',
      look.hair,
    );
    return beard + glasses;
  }
  if (look.extra === 'moustache') {
    return (
      path('M206 262c4-14 22-16 34-10 12-6 30-4 34 10-12 4-24 4-34-1-10 5-22 5-34 1z', look.hair) +
      glasses
    );
  }
  if (look.extra === 'headset') {
    return (
      line('M158 214C150 40 330 40 322 214', '#2b3133', 10) +
      rect(146, 192, 24, 50, '#2b3133', 10) +
      rect(310, 192, 24, 50, '#2b3133', 10) +
      line('M158 240c6 40 30 54 58 52', '#2b3133', 5) +
      ellipse(220, 292, 12, 8, '#2b3133')
    );
  }
  if (look.extra === 'earrings') {
    return group('translate(0 0)', circle(166, 250, 7, '#e0ab3c') + circle(314, 250, 7, '#e0ab3c'));
  }
  return glasses;
}
