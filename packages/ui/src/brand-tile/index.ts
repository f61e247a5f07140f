export { BrandTile, type BrandTileProps } from './brand-tile.tsx';
