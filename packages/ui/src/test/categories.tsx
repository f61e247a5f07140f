import type { MenuCategory } from '../category-menu/category-menu.tsx';
import { HardHat, Lightbulb, PaintRoller, Plug, Wrench } from '../icons/icons.tsx';

/** Categories of a tools shop, one of them without departments. */
export const menuCategories: readonly MenuCategory[] = [
  {
    href: '/produtos/manuais',
    label: 'Ferramentas manuais',
    icon: <Wrench />,
    departments: [
      { href: '/produtos/manuais/chaves', label: 'Chaves' },
      { href: '/produtos/manuais/martelos', label: 'Martelos e marretas' },
      { href: '/produtos/manuais/serrotes', label: 'Serrotes' },
    ],
  },
  {
    href: '/produtos/eletricas',
    label: 'Elétricas',
    icon: <Plug />,
    departments: [
      { href: '/produtos/eletricas/furadeiras', label: 'Furadeiras' },
      { href: '/produtos/eletricas/serras', label: 'Serras circulares e tico-tico' },
    ],
  },
  { href: '/produtos/epi', label: 'EPI e segurança', icon: <HardHat />, departments: [] },
  {
    href: '/produtos/pintura',
    label: 'Pintura',
    icon: <PaintRoller />,
    departments: [{ href: '/produtos/pintura/rolos', label: 'Rolos e pincéis' }],
  },
  { href: '/produtos/iluminacao', label: 'Iluminação', icon: <Lightbulb />, departments: [] },
];
