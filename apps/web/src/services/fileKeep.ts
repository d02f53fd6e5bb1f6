/**
 * Pending upload in IndexedDB, because files are too large for local storage. A browser may block IndexedDB or have no
 * room; the caller then keeps the file until the page is reloaded.
 */
export interface StoredFile {
  readonly id: string
  /** Name and user of the draft that owns the file. */
  readonly owner: string
  readonly name: string
  readonly type: string
  readonly content: Blob
}

const DATABASE = 'charge-portal:files'
const STORE = 'files'
const BY_OWNER = 'owner'
const VERSION = 1

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('IndexedDB failed without an error.')),
    )
  })

const open = (): Promise<IDBDatabase> => {
  const request = window.indexedDB.open(DATABASE, VERSION)
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore(STORE, { keyPath: 'id' }).createIndex(BY_OWNER, BY_OWNER),
  )
  return settled(request)
}

/** Runs `work` in one transaction. Resolves once the transaction is committed. */
const within = async <T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T> => {
  const database = await open()
  try {
    const transaction = database.transaction(STORE, mode)
    const over = new Promise<void>((resolve, reject) => {
      const fail = () => reject(transaction.error ?? new Error('IndexedDB failed without an error.'))
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', fail)
      transaction.addEventListener('error', fail)
    })
    const [result] = await Promise.all([work(transaction.objectStore(STORE)), over])
    return result
  } finally {
    database.close()
  }
}

/** Returns all files of an owner; empty if the browser stores nothing. Contents are read on use. */
export const listFiles = async (owner: string): Promise<readonly StoredFile[]> => {
  try {
    return await within('readonly', (store) =>
      settled<StoredFile[]>(store.index(BY_OWNER).getAll(IDBKeyRange.only(owner))),
    )
  } catch {
    return []
  }
}

/** Stores a file. Returns false if the browser is out of space or blocks storage. */
export const keepFile = async (file: StoredFile): Promise<boolean> => {
  try {
    await within('readwrite', (store) => settled(store.put(file)))
    return true
  } catch {
    return false
  }
}

export const dropFile = async (id: string): Promise<void> => {
  try {
    await within('readwrite', (store) => settled(store.delete(id)))
  } catch {
    // The browser stores nothing, so there is no file to delete.
  }
}

export const dropFiles = async (owner: string): Promise<void> => {
  for (const { id } of await listFiles(owner)) await dropFile(id)
}
