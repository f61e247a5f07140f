// The kit's look, for browser tests that depend on layout or motion.
import '@fontsource-variable/archivo/wght.css';
import '../../.storybook/preview.css';
