import { useSyncExternalStore } from 'react'
import { LazyPart } from '../components/LazyPart.tsx'
import { tableTools } from '../components/tableTools/part.ts'
import { useSystem } from './context.ts'

/** The exports that go on though their page was left, from the first one on. */
export const ExportTray = () => {
  const { exports } = useSystem()
  const left = useSyncExternalStore(exports.subscribe, exports.list)
  return (
    left.length > 0 && (
      <LazyPart source={tableTools} failed={() => null}>
        {({ ExportList }) => <ExportList left={left} />}
      </LazyPart>
    )
  )
}
