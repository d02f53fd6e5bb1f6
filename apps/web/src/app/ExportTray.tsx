import { useSyncExternalStore } from 'react'
import { ExportList } from '../components/tableTools/ExportList.tsx'
import { useSystem } from './context.ts'

/** The exports that go on though their page was left, from the first one on. */
export const ExportTray = () => {
  const { exports } = useSystem()
  const left = useSyncExternalStore(exports.subscribe, exports.list)
  return left.length > 0 && <ExportList left={left} />
}
