import { useState } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { DialogRoot, DialogTrigger } from '../dialog/dialog.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import {
  FilterPanel,
  type FilterBrand,
  type FilterDepartment,
} from '../filter-panel/filter-panel.tsx';
import { SlidersHorizontal } from '../icons/icons.tsx';
import { useMessages } from '../kit/kit.tsx';

/** Props of {@link FilterDrawer}: its own, and those of its button. */
export interface FilterDrawerProps extends Omit<ButtonProps, 'children'> {
  /** Leading to lists of their own; none, no heading. */
  departments?: readonly FilterDepartment[] | undefined;
  /** None, no heading. */
  brands?: readonly FilterBrand[] | undefined;
  /** Values of the brands that are chosen. */
  selected?: readonly string[] | undefined;
  /** Called with the values that were chosen when they are applied, which clearing does too. */
  onApply: (selected: readonly string[]) => void;
  /** How many brands show before "see all"; 10 when left out. */
  maxBrands?: number | undefined;
}

const none: readonly string[] = [];

/** The filters of a phone: a button that says how many apply, and a drawer where they are chosen. */
export function FilterDrawer({
  departments,
  brands,
  selected = none,
  onApply,
  maxBrands,
  ...props
}: FilterDrawerProps) {
  const { filter } = useMessages();
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState(selected);
  const apply = (values: readonly string[]) => {
    onApply(values);
    setOpen(false);
  };
  return (
    <DialogRoot
      open={open}
      onOpenChange={(next) => {
        if (next) setDraft(selected);
        setOpen(next);
      }}
    >
      <DialogTrigger asChild>
        <Button data-slot="filter-drawer" {...props}>
          <SlidersHorizontal />
          {selected.length > 0 ? filter.openWith(selected.length) : filter.open}
        </Button>
      </DialogTrigger>
      <Drawer
        title={filter.label}
        footer={
          <div className="ui-modal-foot grid grid-cols-2 gap-3">
            <Button onClick={() => apply([])} disabled={draft.length + selected.length === 0}>
              {filter.clear}
            </Button>
            <Button variant="action" onClick={() => apply(draft)}>
              {filter.apply}
            </Button>
          </div>
        }
      >
        <FilterPanel
          departments={departments}
          brands={brands}
          selected={draft}
          onSelectedChange={setDraft}
          maxBrands={maxBrands}
          headingLevel={3}
          className="p-5"
        />
      </Drawer>
    </DialogRoot>
  );
}
