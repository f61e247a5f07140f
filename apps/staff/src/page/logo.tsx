/** A bridge, as on the shop's icon. */
export function Logo() {
  return (
    <svg aria-hidden viewBox="3 10 26 14" className="h-5 w-9 text-action">
      <path
        d="M4 22h24M6 22a10 10 0 0 1 20 0M11 14v8M16 12v10M21 14v8"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  );
}
