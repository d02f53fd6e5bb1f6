/** Whether the access may be changed at a moment: until the contract ends. An end that cannot be read counts as none. */
export const mayEditUntil = (end: string | undefined, at: number | undefined): boolean =>
  end === undefined || at === undefined || !(Date.parse(end) <= at)
