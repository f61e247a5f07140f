import {
  createContext,
  use,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
} from 'react';
import { composeHandlers } from '../internal/compose-handlers.ts';
import { cx } from '../internal/cx.ts';
import { showInRow } from '../internal/show-in-row.ts';
import { useControllableState } from '../internal/use-controllable-state.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';

interface TabsState {
  readonly id: string;
  readonly current: string;
  readonly choose: (value: string) => void;
  /** Set by the list once its triggers are known. */
  readonly showInstead: (value: string | undefined) => void;
  readonly wanted: string;
}

const TabsContext = createContext<TabsState | null>(null);

function useRoot() {
  const tabs = use(TabsContext);
  if (!tabs) throw new Error('Parts of Tabs stand in a TabsRoot.');
  return tabs;
}

/** The tabs around a part, and the ids by which its tab and its panel name each other. */
function useTabs(value: string) {
  const tabs = useRoot();
  // An id has no spaces, which a value may have.
  const name = `${tabs.id}-${encodeURIComponent(value)}`;
  return { ...tabs, tabId: name, panelId: `${name}-panel`, isChosen: value === tabs.current };
}

export interface TabsRootProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange'> {
  /** The tab that shows, when the consumer holds that: the `value` of one of the triggers. */
  value?: string | undefined;
  /**
   * The tab that shows at first, when the component holds that. When neither this nor `value` is that of a
   * trigger, the first enabled one shows, in a browser: a server knows no triggers, so give one of them there.
   */
  defaultValue?: string | undefined;
  /** Called with the value of the tab that was chosen. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** Connects tabs with their panels, anywhere among its children, and holds which of them shows. */
export function TabsRoot({ value, defaultValue = '', onValueChange, ...props }: TabsRootProps) {
  const id = useId();
  const [wanted, choose] = useControllableState({ value, defaultValue, onChange: onValueChange });
  const [instead, showInstead] = useState<string>();
  const current = instead ?? wanted;
  return (
    <TabsContext value={{ id, current, choose, wanted, showInstead }}>
      <div data-slot="tabs" {...props} />
    </TabsContext>
  );
}

export interface TabsListProps extends ComponentProps<'div'> {
  /** What the tabs are about, for assistive technology. */
  label?: string | undefined;
}

/** Its arrow keys choose, as the ARIA practices ask of tabs; those that are disabled are passed over. */
function handleKey(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]:enabled')];
  const at = tabs.findIndex((tab) => tab === event.target);
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: (at + 1) % tabs.length,
    ArrowLeft: at - 1,
    Home: 0,
    End: -1,
  };
  const step = steps[event.key];
  const next = step === undefined ? undefined : tabs.at(step);
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}

/** The row of triggers. */
export function TabsList({ label, className, onKeyDown, ref, ...props }: TabsListProps) {
  const { wanted, showInstead } = useRoot();
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tabs = [...(list.current?.querySelectorAll<HTMLButtonElement>('[role=tab]') ?? [])];
    const isThere = tabs.some((tab) => tab.value === wanted);
    showInstead(isThere ? undefined : tabs.find((tab) => !tab.disabled)?.value);
  });
  return (
    <div
      data-slot="tabs-list"
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      {...props}
      ref={useMergedRef(ref, list)}
      onKeyDown={composeHandlers(onKeyDown, handleKey)}
      className={cx('ui-tabs', className)}
    />
  );
}

/** The chosen tab may be outside a narrow row. */
function showTab(tab: Element | null) {
  const row = tab?.closest('.ui-tabs');
  if (tab && row) showInRow(row, tab);
}

export interface TabsTriggerProps extends ComponentProps<'button'> {
  /** What the root's `value` and `onValueChange` call it; the panel has the same. */
  value: string;
}

/** A tab: chooses the panel of its value. */
export function TabsTrigger({ value, className, onClick, ref, ...props }: TabsTriggerProps) {
  const { choose, tabId, panelId, isChosen } = useTabs(value);
  return (
    <button
      data-slot="tabs-trigger"
      type="button"
      role="tab"
      value={value}
      id={tabId}
      aria-controls={panelId}
      aria-selected={isChosen}
      tabIndex={isChosen ? 0 : -1}
      {...props}
      ref={useMergedRef(ref, isChosen ? showTab : undefined)}
      onClick={composeHandlers(onClick, () => choose(value))}
      className={cx('ui-tab', className)}
    />
  );
}

export interface TabsPanelProps extends ComponentProps<'div'> {
  /** That of its trigger. */
  value: string;
}

/** What a tab shows; mounted from the start, also while it is hidden. */
export function TabsPanel({ value, className, ...props }: TabsPanelProps) {
  const { tabId, panelId, isChosen } = useTabs(value);
  return (
    <div
      data-slot="tabs-panel"
      role="tabpanel"
      id={panelId}
      aria-labelledby={tabId}
      hidden={!isChosen}
      {...props}
      className={cx('pt-4', className)}
    />
  );
}
