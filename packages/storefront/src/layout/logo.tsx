import { useShop } from '../shop/shop-context.ts';

/**
 * On phones, beside the menu and the actions: long names are smaller, on up to two lines. A short one
 * never breaks, however large the text: the actions take their own line.
 */
function phoneSize({ length }: string): string {
  if (length <= 8) return 'text-[min(1.5rem,6.5vw)]';
  return `wrap-anywhere ${length > 24 ? 'text-sm' : 'text-base'}`;
}

/** The shop's mark, if it has one, and its name. */
export function Logo() {
  const { name, mark } = useShop().region;
  return (
    <span
      className={`flex items-center gap-[0.4em] font-bold md:text-2xl tracking-tight ${phoneSize(name)}`}
    >
      {mark === undefined ? (
        <Bridge />
      ) : (
        mark && <img src={mark} alt="" className="size-8 shrink-0 rounded-sm" />
      )}
      <span className="line-clamp-2">{name}</span>
    </span>
  );
}

/** The demo's mark: an arch over a deck with hangers. */
function Bridge() {
  return (
    <svg
      viewBox="0 0 40 24"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeWidth="3.6"
      width="1.667em"
      height="1em"
      className="shrink-0"
    >
      <path d="M2 20h36" strokeWidth="4" />
      <path d="M5 19a15 15 0 0 1 30 0" />
      <path d="M13 19v-8M20 19V7.5M27 19v-8" className="stroke-action" strokeWidth="3.2" />
    </svg>
  );
}
