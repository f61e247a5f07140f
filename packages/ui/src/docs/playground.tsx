import { money } from '@ponte/regional/money';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { CopyButton } from '../button/copy-button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { KitProvider } from '../kit/kit.tsx';
import { ptBR } from '../locales/pt-BR.ts';
import { Notice } from '../notice/notice.tsx';
import { PriceTag } from '../price-tag/price-tag.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { Tabs } from '../tabs/tabs.tsx';
import { TopBar } from '../top-bar/top-bar.tsx';
import {
  brandRoles,
  changedRoles,
  declarationsOf,
  judge,
  opaqueColours,
  stylesheetOf,
  type Colours,
} from './brand.ts';
import css from '../tokens.css?raw';

const theme = opaqueColours(css);
const schemes = ['light', 'dark'] as const;

/** The brand's colours to pick, the kit in them, their contrasts, and the lines of CSS for a shop. */
export function Playground() {
  const [colours, setColours] = useState(theme);
  const changed = changedRoles(colours, theme);
  const pick = (role: string, at: number, colour: string) => {
    const [light, dark] = colours.get(role) ?? [colour, colour];
    setColours(new Map([...colours, [role, at === 0 ? [colour, dark] : [light, colour]]]));
  };
  return (
    <KitProvider locale={ptBR}>
      <style>{`.docs-playground { ${declarationsOf(changed).join(' ')} }`}</style>
      <div className="docs-playground grid gap-6">
        <div className="grid gap-4 md:grid-cols-2">
          {schemes.map((scheme) => (
            <Sample key={scheme} scheme={scheme} />
          ))}
        </div>
        <Pickers colours={colours} onPick={pick} />
        <Lines text={stylesheetOf(changed)} changed={changed.size > 0} />
        <Contrasts colours={colours} />
      </div>
    </KitProvider>
  );
}

/** A few of the components that a brand shows in. */
function Sample({ scheme }: { scheme: (typeof schemes)[number] }) {
  return (
    <section
      aria-label={`The ${scheme} scheme`}
      data-theme={scheme}
      className="overflow-hidden rounded-lg border border-line bg-ground"
    >
      <TopBar
        links={[{ href: '#ajuda', label: 'Ajuda' }]}
        rates={[{ currency: 'PYG', rate: '7420' }]}
      />
      <div className="grid justify-items-start gap-4 p-4">
        <PriceTag price={money(6490, 'USD')} others={[money(481_558, 'PYG')]} />
        <div className="flex flex-wrap gap-2">
          <Button variant="action">Comprar</Button>
          <Button variant="brand">Entrar</Button>
          <Button variant="soft">Filtrar</Button>
        </div>
        <StatusBadge status="shipped" />
        <Checkbox label="Somente com estoque" defaultChecked />
        <Notice title="Retire na loja hoje até as 17h">Leve um documento com foto.</Notice>
        <Tabs
          label={`Produto, ${scheme}`}
          tabs={[
            { value: 'details', label: 'Descrição', content: 'Furadeira de impacto.' },
            { value: 'specs', label: 'Ficha técnica', content: '13 mm, 750 W.' },
          ]}
        />
      </div>
    </section>
  );
}

interface PickersProps {
  colours: Colours;
  onPick: (role: string, at: number, colour: string) => void;
}

function Pickers({ colours, onPick }: PickersProps) {
  return (
    <div className="grid grid-cols-1 gap-2 md:grid-cols-3">
      {brandRoles.map((role) => (
        <fieldset key={role} className="flex items-center gap-2 rounded-md border border-line p-2">
          <legend className="px-1 text-sm font-semibold">{role}</legend>
          {schemes.map((scheme, at) => (
            <label key={scheme} className="flex items-center gap-1 text-xs text-muted">
              <input
                type="color"
                aria-label={`${role}, ${scheme}`}
                value={colours.get(role)?.[at] ?? '#000000'}
                onChange={({ currentTarget }) => onPick(role, at, currentTarget.value)}
              />
              {scheme}
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

function Lines({ text, changed }: { text: string; changed: boolean }) {
  if (!changed) return <p className="text-base">Pick a colour, and its lines of CSS stand here.</p>;
  return (
    <div className="grid justify-items-start gap-2">
      <pre className="w-full overflow-x-auto rounded-md border border-line bg-sunken p-3 text-sm">
        <code>{text}</code>
      </pre>
      <CopyButton text={text} label="Copy" copiedLabel="Copied" />
    </div>
  );
}

function Contrasts({ colours }: { colours: Colours }) {
  const judged = judge(colours);
  const failing = judged.filter(({ passes }) => !passes).length;
  return (
    <table className="w-full text-sm">
      <caption aria-live="polite" className="py-2 text-left text-base font-semibold">
        {failing === 0 ? 'Every contrast is enough.' : `Contrasts that are not enough: ${failing}.`}
      </caption>
      <thead>
        <tr className="text-left">
          {['Seen', 'On', 'Scheme', 'Contrast', 'At least'].map((head) => (
            <th key={head} scope="col" className="border-b border-line py-1 pr-4">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {judged.map(({ ink, ground, scheme, contrast, least, passes }) => (
          <tr key={[ink, ground, scheme, least].join()} className={passes ? '' : 'text-danger'}>
            <td className="py-1 pr-4">{ink}</td>
            <td className="py-1 pr-4">{ground}</td>
            <td className="py-1 pr-4">{scheme}</td>
            <td className="py-1 pr-4">
              {/* Cut, not rounded: 4.49 is not 4.5. */}
              {`${(Math.floor(contrast * 10) / 10).toFixed(1)} ${passes ? '✓' : '✗'}`}
            </td>
            <td className="py-1 pr-4">{least}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
