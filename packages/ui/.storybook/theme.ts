import { create } from 'storybook/theming';

const shared = {
  brandTitle: 'Ponte',
  fontBase: "'Archivo Variable', 'Archivo Fallback', system-ui, sans-serif",
  fontCode: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  appBorderRadius: 6,
  inputBorderRadius: 6,
};

// Storybook wants plain colours; these are the kit's (src/tokens.css).
export const light = create({
  ...shared,
  base: 'light',
  colorPrimary: '#0b5d3e',
  colorSecondary: '#0b5d3e',
  appBg: '#f5f6f3',
  appContentBg: '#ffffff',
  appPreviewBg: '#ffffff',
  appBorderColor: '#dfe3df',
  textColor: '#1a1f1c',
  textMutedColor: '#59625d',
  barSelectedColor: '#0b5d3e',
  barHoverColor: '#0b5d3e',
});

export const dark = create({
  ...shared,
  base: 'dark',
  colorPrimary: '#6bd0a2',
  colorSecondary: '#6bd0a2',
  appBg: '#101412',
  appContentBg: '#181d1a',
  appPreviewBg: '#181d1a',
  appBorderColor: '#2f3632',
  textColor: '#eef2ef',
  textMutedColor: '#a6b0aa',
  barSelectedColor: '#6bd0a2',
  barHoverColor: '#6bd0a2',
});
