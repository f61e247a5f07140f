/** sharp, configured for a server that does much else. */
import sharp from 'sharp';

// One thread per picture: drawing several at once uses the machine better than one on all cores.
sharp.concurrency(1);
// Each drawing is read once.
sharp.cache(false);

export { sharp };
