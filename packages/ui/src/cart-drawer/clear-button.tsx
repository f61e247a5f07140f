import { useState } from 'react';
import { Button } from '../button/index.ts';
import { useTimeout } from '../internal/use-timeout.ts';
import { useMessages } from '../kit/index.ts';

/** How long a first press stays armed, in ms: long enough to read the question. */
const confirmWindow = 3000;

/** Empties the cart in two steps: the first press asks, the second within 3 s does it. */
export function ClearButton({ onClear }: { onClear: () => void }) {
  const { cart } = useMessages();
  const [armed, setArmed] = useState(false);
  useTimeout(armed, confirmWindow, () => setArmed(false));

  const press = () => {
    if (armed) onClear();
    setArmed(!armed);
  };

  return (
    <Button
      variant="danger"
      size="sm"
      block
      data-state={armed ? 'confirming' : 'idle'}
      onClick={press}
      className={armed ? 'bg-danger-soft' : undefined}
    >
      <span aria-live="polite">{armed ? cart.confirmClear : cart.clear}</span>
    </Button>
  );
}
