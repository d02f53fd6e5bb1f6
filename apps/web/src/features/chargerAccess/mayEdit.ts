/** Whether the access may be changed at a moment: until the contract ends. What does not say when it ends has no end. */
export const mayEditUntil = (end: string | undefined, at: number | undefined): boolean =>
  end === undefined || end === '' || at === undefined || Date.parse(end) > at
