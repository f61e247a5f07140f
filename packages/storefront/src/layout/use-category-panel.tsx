import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { LazyModule } from '../lazy/lazy-module.ts';
import { useLazyStatus } from '../lazy/use-lazy-status.ts';
import { useShop } from '../shop/shop-context.ts';

const panelModule = new LazyModule(
  async () => (await import('./phone-categories.tsx')).PhoneCategories,
);

interface CategoryPanelUse {
  readonly open: () => void;
  readonly panel: ReactNode;
}

export function useCategoryPanel(): CategoryPanelUse {
  const { startData } = useShop().shop;
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  useLazyStatus(panelModule);
  const Panel = panelModule.loaded;
  return {
    open() {
      setOpen(true);
      void startData.load();
      panelModule.load().catch(() => {
        setOpen(false);
        // The trigger's link, when the panel fails to load.
        void navigate('/produtos');
      });
    },
    panel: Panel ? <Panel open={isOpen} onOpenChange={setOpen} /> : null,
  };
}
