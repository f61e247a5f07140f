import type { ComponentProps, ReactNode } from 'react';
import { useControllableState } from '../internal/use-controllable-state.ts';
import { TabsList, TabsPanel, TabsRoot, TabsTrigger } from './tabs-parts.tsx';

export {
  TabsList,
  TabsPanel,
  TabsRoot,
  TabsTrigger,
  type TabsListProps,
  type TabsPanelProps,
  type TabsRootProps,
  type TabsTriggerProps,
} from './tabs-parts.tsx';

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

/**
 * One of several panels at a time (tabs of the ARIA practices, which follow the arrow keys), made of data.
 * Where something else stands between or beside them, its parts are put together: `Tabs.Root`, `Tabs.List`,
 * `Tabs.Trigger` and `Tabs.Panel`.
 */
export function Tabs({
  tabs,
  value,
  defaultValue = '',
  onValueChange,
  label,
  ...props
}: TabsProps) {
  const [current, choose] = useControllableState({ value, defaultValue, onChange: onValueChange });
  const shown = tabs.find((tab) => tab.value === current) ?? tabs[0];
  return (
    <TabsRoot {...props} value={shown?.value ?? ''} onValueChange={choose}>
      <TabsList label={label}>
        {tabs.map((tab) => (
          <TabsTrigger key={tab.value} value={tab.value}>
            {tab.label}
          </TabsTrigger>
        ))}
      </TabsList>
      {tabs.map((tab) => (
        <TabsPanel key={tab.value} value={tab.value}>
          {tab.content}
        </TabsPanel>
      ))}
    </TabsRoot>
  );
}

Tabs.Root = TabsRoot;
Tabs.List = TabsList;
Tabs.Trigger = TabsTrigger;
Tabs.Panel = TabsPanel;
