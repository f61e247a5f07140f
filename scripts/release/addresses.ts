/** Where the project is found, as the root's manifest says. */
export interface Home {
  /** The repository. */
  homepage: string;
  /** The kit's documentation, with a slash at its end. */
  storybook: Readonly<{ url: string }>;
}

/** Where nothing can be (RFC 2606): what the root's manifest names as long as there is no public home. */
const reserved = /^https?:\/\/[^/]*\.example\//;

export function isReserved({ homepage, storybook }: Home): boolean {
  return reserved.test(homepage) || reserved.test(storybook.url);
}

/** What the manifest of a published package says of its home; the kit's of its documentation too. */
export function addressesOf({ homepage, storybook }: Home, folder: string) {
  return {
    homepage: `${homepage}/tree/main/${folder}#readme`,
    bugs: `${homepage}/issues`,
    repository: { type: 'git', url: `git+${homepage}.git`, directory: folder },
    ...(folder === 'packages/ui' && { storybook }),
  };
}
