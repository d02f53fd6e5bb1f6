import { selectFiles } from '@portal/machines'
import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import type { PartSource } from '../../data/lazyPart.ts'
import { LazyPart } from '../LazyPart.tsx'
import { NotLoaded } from '../NotLoaded.tsx'
import type { FileListProps } from './FileList.tsx'

/** Its words are those of the choice of files. */
const part: PartSource<ComponentType<FileListProps>> = {
  load: async () => (await import('./FileList.tsx')).FileList,
}

export interface LateFileListProps extends FileListProps {
  /** How the place is set off that is there with the files. */
  className?: string
}

/** The files that were chosen, nothing while there are none; what shows them is fetched with the first one (1.2 kB). */
export const LateFileList = ({ className, ...props }: LateFileListProps) => {
  const hasFiles = useSelector(props.attachments, (snapshot) => selectFiles(snapshot).length > 0)
  if (!hasFiles) return null
  return (
    <div className={className}>
      <LazyPart source={part} failed={(failure, retry) => <NotLoaded failure={failure} onRetry={retry} />}>
        {(FileList) => <FileList {...props} />}
      </LazyPart>
    </div>
  )
}
