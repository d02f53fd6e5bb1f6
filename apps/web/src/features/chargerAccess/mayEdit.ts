/** True until the contract ends; an unreadable end date counts as none. */
export const mayEditUntil = (end: string | undefined, at: number | undefined): boolean =>
  end === undefined || at === undefined || !(Date.parse(end) <= at)
