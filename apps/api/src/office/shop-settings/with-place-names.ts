import { nameOfCity, nameOfDepartment } from './place-names.ts';
import type { ShopSettings } from './shop-json.ts';

/** Settings as people write them: with the names of departments and cities in the place of ids. */
export function withPlaceNames(settings: ShopSettings) {
  return {
    ...settings,
    delivery: settings.delivery.map((zone) => ({
      ...zone,
      stateId: nameOfDepartment(zone.stateId),
    })),
    pickupPoints: settings.pickupPoints.map((point) => ({
      ...point,
      cityId: nameOfCity(point.cityId, point.stateId),
      stateId: nameOfDepartment(point.stateId),
    })),
  };
}
