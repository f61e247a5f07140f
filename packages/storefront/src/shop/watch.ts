import { Reaction } from 'mobx';

/** Follows what a component reads. */
export interface Watch {
  /** Reads of `render` are what is followed from now on. */
  track(render: () => void): void;
  readonly subscribe: (changed: () => void) => () => void;
  /** Another one after a change, whether or not anybody has subscribed. */
  readonly version: () => number;
}

/** Ends the watch of a component that is gone, or was never shown. */
const gone = new FinalizationRegistry<Reaction>((reaction) => reaction.dispose());

/** The reaction, which what was read holds, must not hold the watch: that is to go with its component. */
export function createWatch(): Watch {
  const seen = { version: 0, changed: (): void => undefined };
  const reaction = new Reaction('observer', () => {
    seen.version += 1;
    seen.changed();
  });
  const watch: Watch = {
    track: (render) => reaction.track(render),
    subscribe(changed) {
      seen.changed = changed;
      return () => {
        seen.changed = () => undefined;
      };
    },
    version: () => seen.version,
  };
  gone.register(watch, reaction);
  return watch;
}
