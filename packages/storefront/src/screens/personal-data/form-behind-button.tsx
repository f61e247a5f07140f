import { Button } from '@ponte/ui/button';
import { ErrorState } from '@ponte/ui/error-state';
import { useMessages } from '@ponte/ui/kit';
import { Skeleton } from '@ponte/ui/skeleton';
import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import { deferred, type Deferred } from '../../lazy/deferred.tsx';
import type { LazyStatus } from '../../lazy/lazy-module.ts';
import { Loading } from '../../page/loading.tsx';

interface ShortForm {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

interface FormBehindButtonProps {
  /** Loads with the first sign of interest in the button. */
  readonly form: Deferred<ShortForm>;
  readonly variant?: 'danger';
  readonly onDone: () => void;
  /** The button's icon and label. */
  readonly children: ReactNode;
}

/** A button whose press puts a form in its place. */
export function FormBehindButton({ form: Form, variant, onDone, children }: FormBehindButtonProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const preload = () => preloadForm(Form);
  if (!open) {
    return (
      <Button
        ref={button}
        variant={variant}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        {children}
      </Button>
    );
  }
  return (
    <Form
      onDone={() => {
        setOpen(false);
        onDone();
      }}
      onCancel={() => {
        setOpen(false);
        requestAnimationFrame(() => button.current?.focus());
      }}
    />
  );
}

/** A form for `FormBehindButton`, with a skeleton while its code loads. */
export function deferredForm<Module>(
  importModule: () => Promise<Module>,
  pick: (loaded: Module) => ComponentType<ShortForm>,
): Deferred<ShortForm> {
  const Form: Deferred<ShortForm> = deferred(importModule, pick, { waiting: Waiting });
  function Waiting({ status }: { readonly status: LazyStatus }) {
    const { common } = useMessages();
    if (status === 'failed') return <ErrorState onRetry={() => preloadForm(Form)} />;
    return (
      <Loading label={common.loading} className="grid gap-4 max-w-md">
        <Skeleton className="h-11.5 rounded-md" />
        <Skeleton className="h-11.5 rounded-md" />
      </Loading>
    );
  }
  return Form;
}

function preloadForm(form: Deferred<ShortForm>): void {
  form.preload().catch(() => undefined);
}
