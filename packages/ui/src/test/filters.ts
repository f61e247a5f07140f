import type { FilterBrand, FilterDepartment } from '../filter-panel/index.ts';

/** Departments of a category. */
export const departmentChoices: readonly FilterDepartment[] = [
  { href: '/produtos/eletricas', label: 'Todos', count: 184, current: true },
  { href: '/produtos/eletricas/furadeiras', label: 'Furadeiras', count: 62 },
  { href: '/produtos/eletricas/esmerilhadeiras', label: 'Esmerilhadeiras', count: 41 },
  { href: '/produtos/eletricas/serras', label: 'Serras circulares e tico-tico', count: 38 },
];

/** Brands in the order of their names. */
export const brandChoices: readonly FilterBrand[] = [
  'Andes',
  'Brava',
  'Cobalto',
  'Dorsal',
  'Ferrum',
  'Itaipú Tools',
  'Kompa',
  'Makro',
  'Nortec',
  'Orbe',
  'Pampa',
  'Quebracho',
  'Rioforte',
  'Toral',
].map((label, index) => ({ value: String(index + 1), label }));
