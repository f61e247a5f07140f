import * as kit from '../../index.ts';
import type { Case } from './case.ts';

const noop = () => undefined;

/** What leads about the shop. */
export const navigation: readonly Case[] = [
  { name: 'BottomNav', render: (p) => <kit.BottomNav {...p} items={[]} /> },
  { name: 'Breadcrumb', render: (p) => <kit.Breadcrumb {...p} items={[{ label: 'Início' }]} /> },
  { name: 'CategoryNav', render: (p) => <kit.CategoryNav {...p} items={[]} /> },
  { name: 'FlagMenu', render: (p) => <kit.FlagMenu {...p} current="pt-BR" items={[]} /> },
  {
    name: 'Menu',
    render: (p) => (
      <kit.Menu {...p} label="Conta" items={[]}>
        <a href="/perfil">Conta</a>
      </kit.Menu>
    ),
  },
  { name: 'NavBar', render: (p) => <kit.NavBar {...p} items={[]} /> },
  { name: 'SiteFooter', render: (p) => <kit.SiteFooter {...p} groups={[]} /> },
  { name: 'SiteHeader', render: (p) => <kit.SiteHeader {...p} logo="P" search="" actions="" /> },
  { name: 'TopBar', render: (p) => <kit.TopBar {...p} links={[]} /> },
  {
    name: 'HeaderAction',
    render: (p) => <kit.HeaderAction {...p} href="/" icon="" label="Entrar" />,
  },
  {
    name: 'SearchField',
    render: (p) => <kit.SearchField {...p} action="/produtos" />,
  },
  {
    name: 'SearchBox',
    render: (p) => (
      <kit.SearchBox
        {...p}
        action="/p"
        suggestions={{ status: 'idle' }}
        onValueChange={noop}
        seeAllHref={String}
      />
    ),
  },
  { name: 'CategoryMenu', render: (p) => <kit.CategoryMenu {...p} categories={[]} /> },
  {
    name: 'CategoryPanel',
    over: true,
    render: (p) => <kit.CategoryPanel {...p} open onOpenChange={noop} categories={[]} />,
  },
  {
    name: 'Tabs',
    render: (p) => <kit.Tabs {...p} tabs={[{ value: 'a', label: 'A', content: 'a' }]} />,
  },
  {
    name: 'TabsRoot',
    render: (p) => (
      <kit.TabsRoot {...p} defaultValue="a">
        <kit.TabsList>
          <kit.TabsTrigger value="a">A</kit.TabsTrigger>
        </kit.TabsList>
        <kit.TabsPanel value="a">a</kit.TabsPanel>
      </kit.TabsRoot>
    ),
  },
  { name: 'SideNav', render: (p) => <kit.SideNav {...p} label="Conta" items={[]} /> },
  {
    name: 'ProgressSteps',
    render: (p) => <kit.ProgressSteps {...p} steps={[{ label: 'Carrinho' }]} current={0} />,
  },
  { name: 'OverflowMenu', render: (p) => <kit.OverflowMenu {...p} /> },
];
