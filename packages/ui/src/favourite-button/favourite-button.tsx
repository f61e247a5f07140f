import { IconButton, type IconButtonProps } from '../icon-button/icon-button.tsx';
import { Heart } from '../icons/icons.tsx';
import { composeHandlers } from '../internal/compose-handlers.ts';
import { useControllableState } from '../internal/use-controllable-state.ts';
import { useMessages } from '../kit/kit.tsx';

export interface FavouriteButtonProps extends Omit<IconButtonProps, 'label' | 'children'> {
  /** Name of the product, for the button's name. */
  name: string;
  /** Whether it is a favourite, when the consumer holds that. */
  pressed?: boolean | undefined;
  /** Whether it is one at first, when the component holds that. */
  defaultPressed?: boolean | undefined;
  /** Called with whether it is a favourite now. */
  onPressedChange?: ((pressed: boolean) => void) | undefined;
}

/** Keeps a product as a favourite, or no longer. Shows only with scripting. */
export function FavouriteButton({
  name,
  pressed,
  defaultPressed = false,
  onPressedChange,
  onClick,
  ...props
}: FavouriteButtonProps) {
  const { favourite } = useMessages();
  const [on, setOn] = useControllableState({
    value: pressed,
    defaultValue: defaultPressed,
    onChange: onPressedChange,
  });
  return (
    <IconButton
      data-slot="favourite-button"
      data-state={on ? 'on' : 'off'}
      variant="raised"
      {...props}
      label={on ? favourite.remove(name) : favourite.add(name)}
      onClick={composeHandlers(onClick, () => setOn(!on))}
    >
      <Heart className={on ? 'fill-danger text-danger' : undefined} />
    </IconButton>
  );
}
