/** Contents of attached files by id, kept outside the machine. */
export interface AttachableFiles {
  readonly add: (files: Iterable<File>) => void
  readonly content: (id: string) => Blob | undefined
}
