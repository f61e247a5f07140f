import { brandsOf } from '@ponte/domain/brands';
import type { ScreenModule } from '../../page/screen.ts';

/** All brands. */
export const load: ScreenModule['load'] = ({ shop, signal }) => brandsOf(shop).load(signal);
