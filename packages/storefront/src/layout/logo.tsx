import { useShop } from '../shop/shop-context.ts';

/** A bridge: an arch over a deck with hangers, and the name. */
export function Logo() {
  const { name } = useShop().region;
  return (
    <span className="flex items-center gap-[0.4em] text-[min(1.5rem,6.5vw)] font-bold md:text-2xl tracking-tight">
      <svg
        viewBox="0 0 40 24"
        aria-hidden
        fill="none"
        strokeLinecap="round"
        className="h-[1em] w-[1.667em]"
      >
        <path d="M2 20h36" stroke="currentColor" strokeWidth="4" />
        <path d="M5 19a15 15 0 0 1 30 0" stroke="currentColor" strokeWidth="3.6" />
        <path d="M13 19v-8M20 19V7.500M27 19v-8" className="stroke-action" strokeWidth="3.2" />
      </svg>
      {name}
    </span>
  );
}
