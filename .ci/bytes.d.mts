export interface LoadedChunk {
  readonly file: string
  readonly raw: number
  readonly gzip: number
}

export declare const firstVisit: (dist: string) => {
  readonly chunks: readonly LoadedChunk[]
  readonly total: number
  readonly problems: readonly string[]
}
