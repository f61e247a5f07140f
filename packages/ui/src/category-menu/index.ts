export {
  CategoryMenu,
  type CategoryMenuProps,
  type MenuCategory,
  type MenuDepartment,
} from './category-menu.tsx';
