import type { ComponentProps, ReactNode } from 'react';
import type { FieldTexts } from '../field/field.tsx';
import { useChoice, type ChoiceControlProps } from '../internal/use-choice.ts';
import { useControllableState } from '../internal/use-controllable-state.ts';
import { onlyId, useOnlyChoice } from '../internal/use-only-choice.ts';
import { useMessages } from '../kit/kit.tsx';
import { PickupPointGroup, type PickupPoint } from '../pickup-point-picker/pickup-point-picker.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import {
  NoOptions,
  OptionName,
  OptionPrice,
  PickupOnly,
  useWhen,
  type DeliveryOption,
  type DeliveryState,
} from './delivery-parts.tsx';

export { DeliveryList, type DeliveryListProps } from './delivery-list.tsx';
export type { DeliveryOption } from './delivery-parts.tsx';

/**
 * Props of {@link DeliveryOptions}; what is not listed here goes to the outermost node, `ref` to the
 * `<input>` that holds the choice.
 */
export interface DeliveryOptionsProps
  extends
    Omit<ComponentProps<'div'>, 'ref' | 'defaultValue' | 'onChange' | 'onBlur'>,
    Pick<FieldTexts, 'hint' | 'error'>,
    ChoiceControlProps,
    DeliveryState {
  /** In the order in which they are shown; none says that there is none. */
  options: readonly DeliveryOption[];
  /** Whether these are all ways there are; if not, nothing is said of there being only pickup. */
  complete?: boolean | undefined;
  /** The locale's "Como quer receber?" when left out, or "Como você recebe" of the only way. */
  label?: ReactNode;
  /** Id of the chosen option, when the consumer holds it; `null` for none yet. */
  value?: string | null | undefined;
  /** Id of the first choice, when the component holds it, and of that after a reset. */
  defaultValue?: string | undefined;
  /** Called with the id of an option when it is chosen, also when it is the only one. */
  onValueChange?: ((id: string | null) => void) | undefined;
  /** Id of the point chosen inside an option; `null` for none yet. */
  pointId?: string | null | undefined;
  /** Called with the id of a point when it is chosen, also when it is the only one. */
  onPointIdChange?: ((pointId: string | null) => void) | undefined;
  /** A way must be chosen: marks the legend, and the browser refuses the form without. */
  required?: boolean | undefined;
}

/**
 * How an order gets to the customer: each way with its time and price. The only way there is, and
 * its only point, are chosen already; when all ways are to collect it, a notice says so.
 */
export function DeliveryOptions({
  options,
  complete = true,
  label,
  value,
  defaultValue,
  onValueChange,
  pointId,
  onPointIdChange,
  required = false,
  status = 'ready',
  onRetry,
  hint,
  error,
  ref,
  name,
  onChange,
  onBlur,
  ...props
}: DeliveryOptionsProps) {
  const { delivery } = useMessages();
  const whenOf = useWhen();
  const { chosen, choose, control, tellLeave } = useChoice({
    value,
    defaultValue,
    onValueChange,
    node: { ref, name, onChange, onBlur },
  });
  useOnlyChoice(status === 'ready' ? onlyId(options) : null, chosen, choose);
  const pointsOf = ({ id, points }: DeliveryOption) =>
    id === chosen && points?.length ? <Points {...{ points, pointId, onPointIdChange }} /> : null;
  return (
    <div data-slot="delivery-options" {...props} onBlur={tellLeave}>
      <input {...control} />
      {status === 'ready' && options.length > 0 ? (
        <>
          {complete && options.every(({ kind }) => kind === 'pickup') ? <PickupOnly /> : null}
          <RadioGroup
            variant="card"
            {...{ required, hint, error }}
            label={label ?? (options.length === 1 ? delivery.only : delivery.label)}
            value={chosen}
            onValueChange={choose}
            options={options.map((option) => ({
              value: option.id,
              label: <OptionName option={option} />,
              hint: whenOf(option),
              aside: <OptionPrice price={option.price} />,
              details: pointsOf(option),
            }))}
          />
        </>
      ) : (
        <NoOptions status={status} onRetry={onRetry} />
      )}
    </div>
  );
}

interface PointsProps extends Pick<DeliveryOptionsProps, 'pointId' | 'onPointIdChange'> {
  points: readonly PickupPoint[];
}

function Points({ points, pointId, onPointIdChange }: PointsProps) {
  const { pickup } = useMessages();
  const [chosen, choose] = useControllableState<string | null>({
    value: pointId,
    defaultValue: null,
    onChange: onPointIdChange,
  });
  useOnlyChoice(onlyId(points), chosen, choose);
  return (
    <PickupPointGroup label={pickup.label} points={points} value={chosen} onValueChange={choose} />
  );
}
