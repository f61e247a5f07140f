import { createToastQueue } from '@ponte/ui/toaster';

/** Short notices for the shopper (storefront.md §8); none on a server. */
export const toasts = createToastQueue();

/** Takes back what a shopper who goes on has no more use for: all but failures. */
export function clearPassingToasts(): void {
  for (const { id, tone } of toasts.read()) if (tone !== 'danger') toasts.dismiss(id);
}
