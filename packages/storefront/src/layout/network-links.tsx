import { Facebook, Instagram, TikTok, YouTube, type Icon } from '@ponte/ui/icons';
import type { SiteFooterLink } from '@ponte/ui/site-footer';
import type { Region, SocialNetwork } from '../region/region.ts';

/** In the order in which they are shown. Their names are the same in every language. */
const signs: readonly { network: SocialNetwork; name: string; icon: Icon }[] = [
  { network: 'instagram', name: 'Instagram', icon: Instagram },
  { network: 'facebook', name: 'Facebook', icon: Facebook },
  { network: 'youtube', name: 'YouTube', icon: YouTube },
  { network: 'tiktok', name: 'TikTok', icon: TikTok },
];

/** Links to the shop's pages in the networks where it has one. */
export function networkLinks(networks: Region['contact']['networks'] = {}): SiteFooterLink[] {
  return signs.flatMap(({ network, name, icon: Sign }) => {
    const href = networks[network];
    return href ? [{ href, label: name, icon: <Sign className="size-5 shrink-0" /> }] : [];
  });
}
