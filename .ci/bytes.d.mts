export interface Script {
  readonly file: string
  readonly raw: number
  readonly gzip: number
}

export declare const coldVisit: (dist: string) => {
  readonly dashboard: readonly Script[]
  /** By the name of a feature, what it loads beyond the dashboard. */
  readonly screens: Readonly<Record<string, readonly Script[]>>
  readonly problems: readonly string[]
}
