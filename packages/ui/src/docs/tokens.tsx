import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { coloursOf, pixelsOf, tokensOf } from './tokens.ts';
import css from '../tokens.css?raw';

const px = (length: string) => `${pixelsOf(length)} px`;

/** The roles of colour, as the chosen scheme shows them. */
export function Colours() {
  return (
    <Unstyled>
      {coloursOf(css).map(({ purpose, colours }) => (
        <section key={purpose} className="mb-8">
          <p className="mb-3 text-base">{purpose}</p>
          <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4">
            {colours.map(({ role, value, schemes }) => (
              <li key={role} className="overflow-hidden rounded-md border border-line bg-surface">
                <div className="h-14 border-b border-line" style={{ background: value }} />
                <div className="p-2.5 text-sm">
                  <p className="font-semibold">{role}</p>
                  <p className="text-xs text-muted">{[...new Set(schemes)].join(' · ')}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Unstyled>
  );
}

/** Every size of text with its line height. */
export function TextSizes() {
  return (
    <Table
      head={['Class', 'Size', 'Line', 'Looks']}
      rows={[...tokensOf(css, 'text')].map(([name, size]) => {
        const line = tokensOf(css, `text-${name}-`).get('line-height') ?? '';
        return [
          `text-${name}`,
          px(size),
          px(line),
          <span key={name} style={{ fontSize: size, lineHeight: line }}>
            G$ 9.876.543
          </span>,
        ];
      })}
    />
  );
}

/** The weights of the one variable family. */
export function Weights() {
  return (
    <Table
      head={['Class', 'Weight', 'Looks']}
      rows={[...tokensOf(css, 'weight')].map(([name, weight]) => [
        `font-${name}`,
        weight,
        <span key={name} className="text-xl" style={{ fontWeight: Number(weight) }}>
          Furadeira de impacto 13 mm
        </span>,
      ])}
    />
  );
}

const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16];

/** Steps of the scale of space: multiples of 4 px. */
export function Spacing() {
  return (
    <Table
      head={['Step', 'Size', 'Looks']}
      rows={steps.map((step) => [
        `p-${step}, gap-${step}`,
        `${step * 4} px`,
        <div key={step} className="h-4 bg-brand" style={{ width: step * 4 }} />,
      ])}
    />
  );
}

/** How round corners are. */
export function Radii() {
  return (
    <Table
      head={['Class', 'Radius', 'Looks']}
      rows={[...tokensOf(css, 'radius')].map(([name, radius]) => [
        `rounded-${name}`,
        name === 'full' ? 'half the height' : px(radius),
        <div
          key={name}
          className="h-10 w-20 border border-brand-ink bg-brand-soft"
          style={{ borderRadius: radius }}
        />,
      ])}
    />
  );
}

/** What lifts a surface off its ground. */
export function Shadows() {
  const looks = [...css.matchAll(/--elevation-(\w+):\s*([^;]+);/g)];
  return (
    <Table
      head={['Class', 'Looks']}
      rows={looks.map(([, name = '', shadow]) => [
        `shadow-${name}`,
        <div
          key={name}
          className="my-3 h-12 w-32 rounded-md bg-surface"
          style={{ boxShadow: shadow }}
        />,
      ])}
    />
  );
}

/** From which width a layout changes. */
export function Breakpoints() {
  return (
    <Table
      head={['Prefix', 'From']}
      rows={[...tokensOf(css, 'breakpoint')].map(([name, width]) => [`${name}:`, px(width)])}
    />
  );
}

interface TableProps {
  head: readonly string[];
  /** A row's first cell is its key. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
}

function Table({ head, rows }: TableProps) {
  return (
    <Unstyled>
      <table className="my-4 w-full text-base">
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col" className="border-b border-line py-2 pr-6 text-left">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row" className="border-b border-line py-2 pr-6 text-left font-medium">
                <code>{name}</code>
              </th>
              {cells.map((cell, at) => (
                <td key={head[at + 1]} className="border-b border-line py-2 pr-6">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Unstyled>
  );
}
