import { cva } from 'class-variance-authority';
import {
  useEffect,
  useId,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { showInRow } from '../internal/show-in-row.ts';
import { useControllableState } from '../internal/use-controllable-state.ts';

const tabVariants = /* @__PURE__ */ cva('ui-tab', {
  variants: { selected: { true: 'ui-tab-selected' } },
});

/** One tab and what it shows. */
export interface Tab {
  /** What `value` and `onValueChange` call it. */
  value: string;
  /** What the tab says. */
  label: ReactNode;
  /** What its panel holds; mounted from the start, also while it is hidden. */
  content: ReactNode;
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange'> {
  /** At least one. */
  tabs: readonly Tab[];
  /** The tab that shows, when the consumer holds that. */
  value?: string | undefined;
  /** The tab that shows at first, when the component holds that; the first one when left out. */
  defaultValue?: string | undefined;
  /** Called with the value of the tab that was chosen. */
  onValueChange?: ((value: string) => void) | undefined;
  /** What the tabs are about, for assistive technology. */
  label?: string | undefined;
}

const keySteps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** One of several panels at a time (tabs of the ARIA practices, which follow the arrow keys). */
export function Tabs({ tabs, value, defaultValue, onValueChange, label, ...props }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useControllableState({
    value,
    defaultValue: defaultValue ?? tabs[0]?.value ?? '',
    onChange: onValueChange,
  });
  const index = Math.max(
    0,
    tabs.findIndex((tab) => tab.value === current),
  );

  // The selected tab may be outside a narrow row.
  useEffect(() => {
    const row = list.current;
    const tab = row?.children.item(index);
    if (row && tab) showInRow(row, tab);
  }, [index]);

  const handleKey = (event: KeyboardEvent) => {
    const next = keySteps[event.key]?.(index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    setCurrent(tab.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div data-slot="tabs" {...props}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={handleKey}
        className="ui-tabs"
      >
        {tabs.map((tab, at) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${at}`}
            aria-controls={`${id}-panel-${at}`}
            aria-selected={at === index}
            tabIndex={at === index ? 0 : -1}
            onClick={() => setCurrent(tab.value)}
            className={tabVariants({ selected: at === index })}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, at) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${at}`}
          aria-labelledby={`${id}-tab-${at}`}
          hidden={at !== index}
          className="pt-4"
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
