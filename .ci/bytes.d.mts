export interface LoadedChunk {
  readonly file: string
  readonly raw: number
  readonly gzip: number
}

export declare const firstVisit: (dist: string) => {
  readonly chunks: readonly LoadedChunk[]
  /** What is loaded right after the first screen. */
  readonly after: readonly LoadedChunk[]
  readonly total: number
  readonly problems: readonly string[]
}
