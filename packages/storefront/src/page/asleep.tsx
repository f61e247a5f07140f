import type { ComponentType } from 'react';
import { deferred } from '../lazy/deferred.tsx';
import type { LazyModule } from '../lazy/lazy-module.ts';
import { onPhones, Sleeping } from './sleeping.tsx';

/** A part around a page: on phones the server's HTML, whose links work, suffices until the first sign of a visitor. */
export function asleep<Module, Props extends object>(
  code: LazyModule<Module>,
  pick: (loaded: Module) => ComponentType<Props>,
): ComponentType<Props> {
  const Part = deferred(code, pick);
  return function SleepingPart(props) {
    return (
      <Sleeping position={onPhones}>
        <Part {...props} />
      </Sleeping>
    );
  };
}
