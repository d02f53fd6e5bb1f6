import { useSelector } from '@xstate/react'
import { ExportList } from '../components/tableTools/ExportList.tsx'
import { useSystem } from './context.ts'
import { selectExports } from './root.ts'

/** Background exports, shown as soon as there is one. */
export const ExportTray = () => {
  const left = useSelector(useSystem().root, selectExports)
  return left.length > 0 && <ExportList left={left} />
}
