export { ProductGallery, type ProductGalleryProps } from './product-gallery.tsx';
