/** Resolves once what moves a node has come to its end. */
export async function motionEnded(node: Element): Promise<void> {
  await Promise.all(node.getAnimations().map(({ finished }) => finished));
}

/**
 * Lets what moves a node come to its end, and holds whatever moves it next at its beginning, so that
 * a slow machine can look at it. Returns how that goes on.
 */
export async function holdMotion(node: HTMLElement): Promise<() => void> {
  await motionEnded(node);
  node.style.animationPlayState = 'paused';
  return () => void node.style.removeProperty('animation-play-state');
}
