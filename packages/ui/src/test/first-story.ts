import { beforeEach, inject } from 'vitest';

/**
 * In Spanish and dark the first story of each file is enough: what a component's states change is
 * seen in Portuguese and light, and its texts and colours are the same in all of them.
 */
beforeEach(({ task, skip }) => {
  const isDark = inject('storybook/test-initial-globals')['theme'] === 'dark';
  if (isDark && task.file.tasks[0] !== task) skip();
});
