import { useEffect, useEffectEvent, useState } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { DialogRoot, DialogTrigger } from '../dialog/dialog.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import {
  FilterPanel,
  type FilterGroup,
  type FilterPanelProps,
} from '../filter-panel/filter-panel.tsx';
import { countChosen, type FilterValues } from '../filter-panel/model.ts';
import { SlidersHorizontal } from '../icons/icons.tsx';
import { useMessages } from '../kit/kit.tsx';

/** What a choice would find before it is applied. */
export interface FilterPreview {
  /** How many products, which the button says; left out if unknown. */
  count?: number | undefined;
  /** The groups with the counts that hold beside the choice; left out, the drawer's own show. */
  groups?: readonly FilterGroup[] | undefined;
}

/** Props of {@link FilterDrawer}: its own, and those of its button. */
export interface FilterDrawerProps
  extends
    Omit<ButtonProps, 'children'>,
    Pick<FilterPanelProps, 'groups' | 'values' | 'onAskForAll'> {
  /** Called with the values that were chosen when they are applied, which clearing does too. */
  onApply: (values: FilterValues) => void;
  /** What a choice would find; undefined if unknown. Asked once the choice rests. */
  previewFor?:
    | ((values: FilterValues, signal: AbortSignal) => Promise<FilterPreview | undefined>)
    | undefined;
}

/** The filters of a phone: a button that says how many apply, and a drawer where they are chosen. */
export function FilterDrawer({
  groups,
  values,
  onApply,
  previewFor,
  onAskForAll,
  ...props
}: FilterDrawerProps) {
  const { filter } = useMessages();
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState(values);
  const preview = usePreview(open ? draft : undefined, previewFor);
  const count = preview?.of === draft ? preview.found?.count : undefined;
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
          // The last answer's until the next one comes, so that nothing jumps meanwhile.
          groups={preview?.found?.groups ?? groups}
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

/** The last answer, and the choice that it is of; undefined until there is one, and once closed. */
function usePreview(
  draft: FilterValues | undefined,
  previewFor: FilterDrawerProps['previewFor'],
): { readonly of: FilterValues; readonly found: FilterPreview | undefined } | undefined {
  const [known, setKnown] = useState<{ of: FilterValues; found: FilterPreview | undefined }>();
  const ask = useEffectEvent(async (values: FilterValues, signal: AbortSignal) => {
    const found = await previewFor?.(values, signal);
    if (!signal.aborted) setKnown({ of: values, found });
  });
  const isOpen = draft !== undefined;
  useEffect(() => (isOpen ? () => setKnown(undefined) : undefined), [isOpen]);
  useEffect(() => {
    if (!draft) return undefined;
    const asking = new AbortController();
    const timer = setTimeout(() => void ask(draft, asking.signal), restMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [draft]);
  return known;
}
