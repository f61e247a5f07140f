/** The library that reads and draws pictures, set up for a server that does much else besides. */
import sharp from 'sharp';

// One thread for each picture: several pictures at once use the machine better than one on all cores.
sharp.concurrency(1);
// The drawings are small and each is read once.
sharp.cache(false);

export { sharp };
