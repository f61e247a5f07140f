import { observer } from 'mobx-react-lite';
import { useOffice } from '../office/office-context.ts';

/** The shop's mark, if it has one, and its name: of a long one two lines, beside a phone's buttons. */
export const Logo = observer(function Logo() {
  const { face } = useOffice().shop;
  const isLong = (face?.name.length ?? 0) > 16;
  return (
    <span className="flex min-w-0 items-center gap-2">
      {face?.mark ? (
        <img src={face.mark} alt="" className="size-8 shrink-0 rounded-sm" />
      ) : (
        face?.isDemo && <Bridge />
      )}
      <span
        className={`line-clamp-2 min-w-0 font-bold wrap-anywhere md:text-lg ${isLong ? 'text-sm leading-tight' : 'text-lg'}`}
      >
        {face?.name}
      </span>
    </span>
  );
});

/** The demo's mark, as on its icon. */
function Bridge() {
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
