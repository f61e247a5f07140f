import { beforeEach, inject } from 'vitest';

/**
 * In Spanish and dark, and in English, the first story of each file is enough: what a component's states
 * change is seen in Portuguese and light, and its texts and colours are the same in all of them.
 */
beforeEach(({ task, skip }) => {
  const isPortuguese = inject('storybook/test-initial-globals')['locale'] === 'pt-BR';
  if (!isPortuguese && task.file.tasks[0] !== task) skip();
});
