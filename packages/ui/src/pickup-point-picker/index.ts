export type { PickupPlace, PickupPoint } from './model.ts';
export {
  PickupPointGroup,
  PickupPointPicker,
  type PickupPointPickerProps,
} from './pickup-point-picker.tsx';
