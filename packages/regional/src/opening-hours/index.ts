export {
  nextCollection,
  paraguayOffset,
  weekdays,
  type Collection,
  type OpeningHours,
  type ShopDay,
  type Weekday,
} from './opening-hours.ts';
export { formatCollection, formatOpeningHours } from './words.ts';
