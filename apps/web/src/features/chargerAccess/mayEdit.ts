/** Whether the access may be changed at a moment: until the contract ends. One whose end nobody can read has none. */
export const mayEditUntil = (end: string | undefined, at: number | undefined): boolean =>
  end === undefined || at === undefined || !(Date.parse(end) <= at)
