import { Image } from '@ponte/ui/icons';

/** A picture of goods; a drawing where there is none. */
export function Thumbnail({ address }: { readonly address: string | null }) {
  return (
    <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-sm bg-photo text-on-photo">
      {address ? (
        <img
          src={address}
          alt=""
          width={56}
          height={56}
          loading="lazy"
          className="size-full object-contain"
        />
      ) : (
        <Image className="size-6" />
      )}
    </span>
  );
}
