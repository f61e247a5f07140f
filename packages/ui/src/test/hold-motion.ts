/** Resolves once a node's animations have ended. */
export async function motionEnded(node: Element): Promise<void> {
  await Promise.all(node.getAnimations().map(({ finished }) => finished));
}

/**
 * Lets current animations end, and pauses the next ones at their start, so that a slow machine can
 * observe them. Returns a function that resumes them.
 */
export async function holdMotion(node: HTMLElement): Promise<() => void> {
  await motionEnded(node);
  node.style.animationPlayState = 'paused';
  return () => void node.style.removeProperty('animation-play-state');
}
