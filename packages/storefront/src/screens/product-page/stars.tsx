import { Star } from '@ponte/ui/icons';
import { useIntl } from 'react-intl';

const five = [1, 2, 3, 4, 5];

/** One to five stars as a picture with words; parts of a star are rounded. */
export function Stars({ stars }: { readonly stars: number }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'reviews.starsOf' }, { stars: intl.formatNumber(stars) });
  return (
    <span role="img" aria-label={label} className="inline-flex text-brand-ink">
      {five.map((star) => (
        <Star
          key={star}
          className="size-4"
          fill={star <= Math.round(stars) ? 'currentColor' : 'none'}
        />
      ))}
    </span>
  );
}
