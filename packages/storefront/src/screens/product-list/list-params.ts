/** The parameters that a path of a list may have. */
export type ListParams = Readonly<
  Partial<Record<'brand' | 'category' | 'department', string | undefined>>
>;
