import type { Shop } from '@ponte/domain';
import { draftsOf, type Draft } from '@ponte/domain/draft';
import { useMemo } from 'react';
import { useShop } from '../shop/shop-context.ts';
import { useOwn } from '../shop/use-own.ts';

const noSecrets: readonly never[] = [];

/**
 * The visitor's draft of a form.
 * @param secrets fields that are never stored: passwords, document numbers. A stable reference.
 */
export function useOwnDraft(name: string, secrets: readonly string[] = noSecrets): Draft {
  const { shop } = useShop();
  const owner = useOwn(customerId, undefined, '') || null;
  return useMemo(() => draftsOf(shop).of({ name, owner, secrets }), [shop, name, owner, secrets]);
}

const customerId = ({ session }: Shop) => session.customer?.id ?? '';
