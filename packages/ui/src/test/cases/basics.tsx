import * as kit from '../../index.ts';
import type { Case } from './case.ts';

const noop = () => undefined;
const toasts = kit.createToastQueue();

/** Basics and what gives word of what happened. */
export const basics: readonly Case[] = [
  { name: 'Accordion', render: (p) => <kit.Accordion {...p} items={[]} /> },
  { name: 'AccordionRoot', render: (p) => <kit.AccordionRoot {...p} /> },
  {
    name: 'AccordionItem',
    render: (p) => (
      <kit.AccordionItem {...p} title="Prazo">
        Quinze dias
      </kit.AccordionItem>
    ),
  },
  {
    name: 'Popover',
    render: (p) => (
      <kit.Popover {...p} defaultOpen label="Cota" trigger={<kit.Button>Ver</kit.Button>}>
        U$ 500
      </kit.Popover>
    ),
  },
  {
    name: 'PopoverContent',
    render: (p) => (
      <kit.PopoverRoot defaultOpen>
        <kit.PopoverContent {...p} label="Cota" />
      </kit.PopoverRoot>
    ),
  },
  {
    name: 'Tooltip',
    render: (p) => (
      <kit.Tooltip {...p} text="Ctrl + K">
        <kit.Button>Buscar</kit.Button>
      </kit.Tooltip>
    ),
  },
  { name: 'Button', render: (p) => <kit.Button {...p}>Ver</kit.Button> },
  {
    name: 'ButtonLink',
    render: (p) => (
      <kit.ButtonLink {...p} href="/">
        Ver
      </kit.ButtonLink>
    ),
  },
  {
    name: 'Drawer',
    over: true,
    render: (p) => <kit.Drawer {...p} open onOpenChange={noop} title="Menu" />,
  },
  { name: 'EmptyState', render: (p) => <kit.EmptyState {...p} /> },
  { name: 'ErrorState', render: (p) => <kit.ErrorState {...p} /> },
  { name: 'Flag', render: (p) => <kit.Flag {...p} country="BR" /> },
  { name: 'Grid', render: (p) => <kit.Grid {...p} columns={3} /> },
  { name: 'IconButton', render: (p) => <kit.IconButton {...p} label="Fechar" /> },
  { name: 'IconLink', render: (p) => <kit.IconLink {...p} href="/" label="Favoritos" /> },
  { name: 'NotFoundPanel', render: (p) => <kit.NotFoundPanel {...p} /> },
  { name: 'Notice', render: (p) => <kit.Notice {...p}>Texto</kit.Notice> },
  { name: 'SectionHeading', render: (p) => <kit.SectionHeading {...p}>Marcas</kit.SectionHeading> },
  { name: 'Skeleton', render: (p) => <kit.Skeleton {...p} /> },
  { name: 'Spinner', render: (p) => <kit.Spinner {...p} /> },
  { name: 'Stack', render: (p) => <kit.Stack {...p} direction="row" /> },
  { name: 'Toaster', render: (p) => <kit.Toaster {...p} queue={toasts} /> },
  { name: 'VisuallyHidden', render: (p) => <kit.VisuallyHidden {...p}>Texto</kit.VisuallyHidden> },
  { name: 'Link', render: (p) => <kit.Link {...p} href="/" /> },
  {
    name: 'Dialog',
    over: true,
    render: (p) => <kit.Dialog {...p} open onOpenChange={noop} title="Endereço" />,
  },
  {
    name: 'ConfirmDialog',
    over: true,
    render: (p) => (
      <kit.ConfirmDialog
        {...p}
        open
        onOpenChange={noop}
        title="Remover?"
        confirmLabel="Remover"
        onConfirm={noop}
      />
    ),
  },
  { name: 'StatusBadge', render: (p) => <kit.StatusBadge {...p} status="paid" /> },
  { name: 'TeamCardSkeleton', render: (p) => <kit.TeamCardSkeleton {...p} /> },
];
