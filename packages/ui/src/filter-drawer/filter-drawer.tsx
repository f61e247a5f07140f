import { useEffect, useEffectEvent, useState } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { DialogRoot, DialogTrigger } from '../dialog/dialog.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { FilterPanel, type FilterPanelProps } from '../filter-panel/filter-panel.tsx';
import { countChosen, type FilterValues } from '../filter-panel/model.ts';
import { SlidersHorizontal } from '../icons/icons.tsx';
import { useMessages } from '../kit/kit.tsx';

/** Props of {@link FilterDrawer}: its own, and those of its button. */
export interface FilterDrawerProps
  extends
    Omit<ButtonProps, 'children'>,
    Pick<FilterPanelProps, 'groups' | 'values' | 'onAskForAll'> {
  /** Called with the values that were chosen when they are applied, which clearing does too. */
  onApply: (values: FilterValues) => void;
  /**
   * How many products a choice would find, which the button says. Asked once the choice rests;
   * undefined if unknown.
   */
  countFor?:
    | ((values: FilterValues, signal: AbortSignal) => Promise<number | undefined>)
    | undefined;
}

/** The filters of a phone: a button that says how many apply, and a drawer where they are chosen. */
export function FilterDrawer({
  groups,
  values,
  onApply,
  countFor,
  onAskForAll,
  ...props
}: FilterDrawerProps) {
  const { filter } = useMessages();
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState(values);
  const count = useCount(open ? draft : undefined, countFor);
  const chosen = countChosen(groups, values);
  const apply = (next: FilterValues) => {
    onApply(next);
    setOpen(false);
  };
  return (
    <DialogRoot
      open={open}
      onOpenChange={(next) => {
        if (next) {
          setDraft(values);
          onAskForAll?.();
        }
        setOpen(next);
      }}
    >
      <DialogTrigger asChild>
        <Button data-slot="filter-drawer" {...props}>
          <SlidersHorizontal />
          <span>{chosen > 0 ? filter.openWith(chosen) : filter.open}</span>
        </Button>
      </DialogTrigger>
      <Drawer
        title={filter.label}
        footer={
          <div className="ui-modal-foot flex gap-3">
            <Button onClick={() => apply({})} disabled={chosen + countChosen(groups, draft) === 0}>
              {filter.clear}
            </Button>
            <Button variant="action" block onClick={() => apply(draft)}>
              <span aria-live="polite">
                {count === undefined ? filter.apply : filter.show(count)}
              </span>
            </Button>
          </div>
        }
      >
        <FilterPanel
          groups={groups}
          values={draft}
          onValuesChange={setDraft}
          onAskForAll={onAskForAll}
          className="p-5"
        />
      </Drawer>
    </DialogRoot>
  );
}

/** How long a choice rests before it is asked about, in ms. */
const restMs = 250;

/** The count of a choice; undefined while it is being asked for, or where nobody says. */
function useCount(
  draft: FilterValues | undefined,
  countFor: FilterDrawerProps['countFor'],
): number | undefined {
  const [known, setKnown] = useState<{ of: FilterValues; count: number | undefined }>();
  const ask = useEffectEvent(async (values: FilterValues, signal: AbortSignal) => {
    const count = await countFor?.(values, signal);
    if (!signal.aborted) setKnown({ of: values, count });
  });
  useEffect(() => {
    if (!draft) return undefined;
    const asking = new AbortController();
    const timer = setTimeout(() => void ask(draft, asking.signal), restMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [draft]);
  return known && known.of === draft ? known.count : undefined;
}
