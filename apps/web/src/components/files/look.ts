/** Files that are attached: their contents by id, beside their machine. */
export interface AttachableFiles {
  readonly add: (files: Iterable<File>) => void
  readonly content: (id: string) => Blob | undefined
}
