import type { Product, Shop } from '@ponte/domain';
import { comparisonOf } from '@ponte/domain/comparison';
import { Button, ButtonLink } from '@ponte/ui/button';
import { IconButton } from '@ponte/ui/icon-button';
import { Check, Scale } from '@ponte/ui/icons';
import { VisuallyHidden } from '@ponte/ui/visually-hidden';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from '../links/navigation.ts';
import { observer } from '../shop/observer.ts';
import { useShop } from '../shop/shop-context.ts';
import { toasts } from '../shop/toasts.ts';
import { useHydrated } from '../shop/use-hydrated.ts';
import { useOwn } from '../shop/use-own.ts';
import { comparisonHref } from './comparison-href.ts';

const isCompared = (shop: Shop, id: Product['id']) => comparisonOf(shop).has(id);

interface CompareToggleProps {
  readonly product: Pick<Product, 'id' | 'name' | 'nameLang'>;
}

/** Puts a product among those that are compared, or takes it out. In the browser only. */
export const CompareToggle = observer(function CompareToggle({ product }: CompareToggleProps) {
  const { isCompared: compared, toggle } = useCompared(product);
  return useHydrated() ? (
    <Button size="sm" variant="quiet" aria-pressed={compared} onClick={toggle}>
      {compared ? <Check /> : null}
      <FormattedMessage id="compare.add" />
      <VisuallyHidden lang={product.nameLang}>{product.name}</VisuallyHidden>
    </Button>
  ) : null;
});

/** The same as an icon, for cards. */
export const CompareIcon = observer(function CompareIcon({ product }: CompareToggleProps) {
  const intl = useIntl();
  const { name } = product;
  const { isCompared: compared, toggle } = useCompared(product);
  return (
    <IconButton
      variant="quiet"
      size="lg"
      aria-pressed={compared}
      label={intl.formatMessage({ id: 'compare.one' }, { name })}
      onClick={toggle}
      className={compared ? 'text-brand-ink' : undefined}
    >
      {compared ? <Check /> : <Scale />}
    </IconButton>
  );
});

function useCompared({ id }: Pick<Product, 'id'>) {
  const intl = useIntl();
  const { shop } = useShop();
  const navigate = useNavigate();
  const toggle = () => {
    const store = comparisonOf(shop);
    if (store.toggle(id) !== 'full') return;
    toasts.show({
      topic: 'comparison',
      tone: 'info',
      text: intl.formatMessage({ id: 'compare.full' }),
      action: {
        label: intl.formatMessage({ id: 'compare.see' }),
        onPress: () => navigate(comparisonHref(store.ids)),
      },
    });
  };
  return { isCompared: useOwn(isCompared, id, false), toggle };
}

interface CompareBarProps {
  /** Over the end of a list, where it is in reach from each card. */
  readonly floats?: boolean;
}

/** How many products are gathered, and the way to see them side by side. */
export const CompareBar = observer(function CompareBar({ floats = false }: CompareBarProps) {
  const { shop } = useShop();
  const ids = useHydrated() ? comparisonOf(shop).ids : [];
  return (
    <div
      role="status"
      className={`flex items-center gap-3 text-sm empty:hidden ${floats ? 'ui-card compare-bar' : ''}`}
    >
      {ids.length > 0 ? (
        <>
          <FormattedMessage id="compare.selected" values={{ count: ids.length }} />
          <ButtonLink href={comparisonHref(ids)} size="sm" variant="brand">
            <FormattedMessage id="compare.add" />
          </ButtonLink>
        </>
      ) : null}
    </div>
  );
});
