// The kit's look, for browser tests that depend on layout or motion.
import '@fontsource-variable/archivo/wght.css';
import '../../.storybook/preview.css';

// What is measured before the font comes may be of another size after it.
await document.fonts.load('1rem "Archivo Variable"');
