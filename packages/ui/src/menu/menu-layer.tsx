import { Content, Item, Portal, Root, Separator, Trigger } from '@radix-ui/react-dropdown-menu';
import { Fragment, type RefObject } from 'react';
import { contains, focusedIn } from '../internal/any-document.ts';
import { Link } from '../kit/kit.tsx';
import type { MenuItem, MenuProps } from './menu.tsx';
import { menuItemVariants } from './menu.variants.ts';

export interface MenuLayerProps extends Pick<
  MenuProps,
  'label' | 'heading' | 'items' | 'align' | 'container'
> {
  /** Of the menu's node, for `aria-controls`. */
  id: string;
  /** Whether it shows. */
  open: boolean;
  /** Called with `false` by Escape, a choice and a press beside it. */
  onOpenChange: (open: boolean) => void;
  /** What opened it. */
  trigger: RefObject<HTMLElement | null>;
}

/**
 * A menu on Radix DropdownMenu, not modal: the modal one injects a `<style>` that the pages' policy
 * refuses. Radix's own trigger only positions the menu: moving the real one into another parent
 * would lose its focus.
 */
export function MenuLayer({
  id,
  open,
  onOpenChange,
  trigger,
  label,
  heading,
  items,
  align = 'end',
  container,
}: MenuLayerProps) {
  return (
    <Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Trigger asChild>
        <span aria-hidden tabIndex={-1} />
      </Trigger>
      <Portal container={container ?? trigger.current?.closest(landmarks)}>
        <Content
          id={id}
          data-slot="menu-list"
          aria-labelledby={undefined}
          aria-label={label}
          loop
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className="ui-menu-list"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // Focus may have moved elsewhere: by a press, or to the opened page.
            const { current } = trigger;
            if (current && !focusedIn(current.ownerDocument)) current.focus();
          }}
          onInteractOutside={(event) => {
            // The trigger closes it itself.
            if (contains(trigger.current, event.target)) event.preventDefault();
          }}
        >
          {heading ? (
            <div className="px-3 py-2 text-sm wrap-anywhere text-muted">{heading}</div>
          ) : null}
          {items.map((item) => (
            <Fragment key={item.label}>
              {item.apart ? <Separator className="my-1 edge-t border-line" /> : null}
              <Entry item={item} />
            </Fragment>
          ))}
        </Content>
      </Portal>
    </Root>
  );
}

/** Where the list stands: axe expects all content in a landmark or a dialog. */
const landmarks = [
  'dialog',
  'header',
  'nav',
  'main',
  'aside',
  'footer',
  ...['dialog', 'banner', 'navigation', 'main', 'complementary', 'contentinfo', 'region'].map(
    (role) => `[role=${role}]`,
  ),
].join();

function Entry({ item }: { item: MenuItem }) {
  const { label, href, onSelect, icon, detail, tone, current } = item;
  const content = (
    <>
      {icon}
      {label}
      {detail ? <span className="ml-auto pl-3 whitespace-nowrap">{detail}</span> : null}
    </>
  );
  const look = {
    textValue: label,
    'aria-current': current ? ('page' as const) : undefined,
    className: menuItemVariants({ tone }),
  };
  return href === undefined ? (
    <Item {...look} onSelect={onSelect}>
      {content}
    </Item>
  ) : (
    <Item {...look} onSelect={onSelect} asChild>
      <Link href={href}>{content}</Link>
    </Item>
  );
}
