import { type RefObject, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'

/** Selects once for each snapshot; what is equal stays the same value, so that nothing is drawn again for it. */
const selecting = <TSnapshot, TSelection>(
  getSnapshot: () => TSnapshot,
  select: (snapshot: TSnapshot) => TSelection,
  isEqual: (a: TSelection, b: TSelection) => boolean,
  shown: RefObject<{ readonly selection: TSelection } | undefined>,
) => {
  let known: { readonly snapshot: TSnapshot; readonly selection: TSelection } | undefined
  return () => {
    const snapshot = getSnapshot()
    if (known && Object.is(known.snapshot, snapshot)) return known.selection
    const selection = select(snapshot)
    const former = known ?? shown.current
    known = {
      snapshot,
      selection: former && isEqual(former.selection, selection) ? former.selection : selection,
    }
    return known.selection
  }
}

/**
 * What `use-sync-external-store/shim/with-selector` does for `@xstate/react`, for a React that has the hook itself and no
 * server: the build puts it in that module's place (`vite.config.ts`), 0.2 kB less.
 */
export const useSyncExternalStoreWithSelector = <TSnapshot, TSelection>(
  subscribe: (changed: () => void) => () => void,
  getSnapshot: () => TSnapshot,
  _getServerSnapshot: unknown,
  select: (snapshot: TSnapshot) => TSelection,
  isEqual: (a: TSelection, b: TSelection) => boolean,
): TSelection => {
  const shown = useRef<{ readonly selection: TSelection }>(undefined)
  const getSelection = useMemo(
    () => selecting(getSnapshot, select, isEqual, shown),
    [getSnapshot, select, isEqual],
  )
  const selection = useSyncExternalStore(subscribe, getSelection)
  useEffect(() => {
    shown.current = { selection }
  }, [selection])
  return selection
}
