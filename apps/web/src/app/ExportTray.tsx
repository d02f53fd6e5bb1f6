import { useSelector } from '@xstate/react'
import { ExportList } from '../components/tableTools/ExportList.tsx'
import { useSystem } from './context.ts'
import { selectExports } from './root.ts'

/** The exports that go on though their page was left, from the first one on. */
export const ExportTray = () => {
  const left = useSelector(useSystem().root, selectExports)
  return left.length > 0 && <ExportList left={left} />
}
