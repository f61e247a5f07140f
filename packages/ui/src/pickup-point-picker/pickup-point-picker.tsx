import { useState, type ComponentProps, type ReactNode } from 'react';
import type { FieldTexts } from '../field/field.tsx';
import { Clock } from '../icons/icons.tsx';
import { cx } from '../internal/cx.ts';
import { useChoice, type ChoiceControlProps } from '../internal/use-choice.ts';
import { onlyId, useOnlyChoice } from '../internal/use-only-choice.ts';
import { useKitLocale, useMessages } from '../kit/kit.tsx';
import { Notice } from '../notice/notice.tsx';
import { RadioGroup, type RadioGroupOption } from '../radio-group/radio-group.tsx';
import { Select } from '../select/select.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import {
  pickupPlaces,
  settlePlace,
  type ChosenPlace,
  type PickupPlace,
  type PickupPoint,
} from './model.ts';

export type { PickupPlace, PickupPoint } from './model.ts';

/**
 * Props of {@link PickupPointPicker}; what is not listed here goes to the outermost node, `ref` to
 * the `<input>` that holds the choice.
 */
export interface PickupPointPickerProps
  extends
    Omit<ComponentProps<'div'>, 'ref' | 'defaultValue' | 'onChange' | 'onBlur'>,
    Pick<FieldTexts, 'hint' | 'error'>,
    ChoiceControlProps {
  /** Every point that can be chosen, of all cities, in any order. */
  points: readonly PickupPoint[];
  /** The locale's "Ponto de retirada" when left out. */
  label?: ReactNode;
  /** States and cities that are offered though they may have no point. */
  places?: readonly PickupPlace[] | undefined;
  /** Id of the chosen point, when the consumer holds it; `null` for none yet. */
  value?: string | null | undefined;
  /** Id of the first choice, when the component holds it, and of that after a reset. */
  defaultValue?: string | undefined;
  /**
   * Called with the id of a point when it is chosen, also when it is the only one of its city, and
   * with `null` when another city is looked at.
   */
  onValueChange?: ((id: string | null) => void) | undefined;
  /** One must be chosen: marks the fields, and the browser refuses the form without. */
  required?: boolean | undefined;
}

/**
 * Where to collect an order: state, city, then a point with its address and opening hours. What
 * there is only one of is chosen already. The points are one radio group.
 */
export function PickupPointPicker({
  points,
  label,
  places = noPlace,
  value,
  defaultValue,
  onValueChange,
  required = false,
  hint,
  error,
  ref,
  name,
  onChange,
  onBlur,
  className,
  ...props
}: PickupPointPickerProps) {
  const { pickup } = useMessages();
  const [looked, setPlace] = useState<ChosenPlace | null>(null);
  const { chosen, choose, control, tellLeave } = useChoice({
    value,
    defaultValue,
    onValueChange,
    node: { ref, name, onChange, onBlur },
    onReset: () => setPlace(null),
  });
  const offered = pickupPlaces(points, places, useKitLocale().tag);
  const pointChosen = points.find(({ id }) => id === chosen);
  // Code that chooses a point, such as a form library, leads there.
  const [followed, setFollowed] = useState(chosen);
  if (followed !== chosen) {
    setFollowed(chosen);
    if (pointChosen) setPlace(null);
  }
  const place = settlePlace(offered, looked ?? pointChosen ?? { state: '', city: '' });
  const here = pointsIn(points, place);
  useOnlyChoice(onlyId(here), chosen, choose);

  const goTo = (next: ChosenPlace) => {
    const settled = settlePlace(offered, next);
    setPlace(settled);
    choose(onlyId(pointsIn(points, settled)));
  };

  return (
    <div
      data-slot="pickup-point-picker"
      {...props}
      onBlur={tellLeave}
      className={cx('ui-container ui-stack', className)}
    >
      <input {...control} />
      <div className="grid gap-4 @md:grid-cols-2">
        <Select
          label={pickup.state}
          required={required}
          value={place.state}
          onValueChange={(state) => goTo({ state, city: '' })}
          {...optionsOf(offered.map(({ state }) => state))}
        />
        <Select
          label={pickup.city}
          required={required}
          value={place.city}
          onValueChange={(city) => goTo({ state: place.state, city })}
          disabled={!place.state}
          {...optionsOf(offered.find(({ state }) => state === place.state)?.cities ?? [])}
        />
      </div>
      <div aria-live="polite" className="contents">
        {place.city && here.length === 0 ? <Notice>{pickup.none(place.city)}</Notice> : null}
      </div>
      {here.length > 0 ? (
        <PickupPointGroup
          {...{ points: here, required, hint, error }}
          label={label ?? pickup.label}
          value={chosen}
          onValueChange={choose}
        />
      ) : null}
    </div>
  );
}

interface PickupPointGroupProps extends FieldTexts {
  /** The points of one city. */
  points: readonly PickupPoint[];
  /** Id of the chosen point; `null` for none yet. */
  value: string | null;
  /** Called with the id of the point that was chosen. */
  onValueChange: (id: string) => void;
  /** One must be chosen: marks the legend, and the browser refuses the form without. */
  required?: boolean | undefined;
}

/** Points of one city, as one radio group. */
export function PickupPointGroup({ points, ...props }: PickupPointGroupProps) {
  const { pickup } = useMessages();
  const options = points.map(({ id, name, address, openingHours }): RadioGroupOption => ({
    value: id,
    label: name,
    hint: (
      <>
        <span className="block">{address}</span>
        {openingHours ? (
          <span className="mt-0.5 flex items-start gap-1.5">
            <Clock className="mt-0.5 size-[1.1em] shrink-0" />
            <VisuallyHidden>{pickup.openingHours}</VisuallyHidden>
            {openingHours}
          </span>
        ) : null}
      </>
    ),
  }));
  return <RadioGroup variant="card" {...props} options={options} />;
}

const noPlace: readonly PickupPlace[] = [];

function pointsIn(points: readonly PickupPoint[], { state, city }: ChosenPlace) {
  return points.filter((point) => point.state === state && point.city === city);
}

/** A list of names; one name alone needs no empty choice before it. */
function optionsOf(names: readonly string[]) {
  return {
    options: names.map((name) => ({ value: name, label: name })),
    placeholder: names.length === 1 ? null : undefined,
  };
}
