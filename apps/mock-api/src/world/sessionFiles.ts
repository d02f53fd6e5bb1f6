import { setIn, type Undo, type WorldChange } from './changes.ts'
import { MIN_ID_DIGITS } from './overlay.ts'

type FileChange = Extract<WorldChange, { readonly kind: 'file' }>

export class SessionFiles {
  /** In base64, because changes are persisted as text. Empty for a deleted file. */
  readonly #contents = new Map<string, string>()
  readonly #make: (change: FileChange) => void

  constructor(make: (change: FileChange) => void) {
    this.#make = make
  }

  apply({ id, content }: FileChange): Undo {
    return setIn(this.#contents, id, content)
  }

  add(bytes: Uint8Array): string {
    const id = `F${String(this.#contents.size + 1).padStart(MIN_ID_DIGITS, '0')}`
    this.#make({ kind: 'file', id, content: Buffer.from(bytes).toString('base64') })
    return id
  }

  /** Returns the content of a file, which is empty for a deleted file. */
  read(id: string): Uint8Array {
    return Buffer.from(this.#contents.get(id) ?? '', 'base64')
  }

  /** Deletes the content of a file. Its id is never reused. */
  remove(id: string): void {
    this.#make({ kind: 'file', id, content: '' })
  }
}
