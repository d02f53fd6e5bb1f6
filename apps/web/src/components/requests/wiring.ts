import { FAILED_TO_LOAD, type Failure, toFailure, type WritingRef } from '@portal/machines'
import { addMessage } from '@portal/schemas'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSystem } from '../../app/context.ts'
import { saveFile } from '../../data/saveFile.ts'
import { REQUEST_FILES } from '../../data/upload.ts'
import { useWriting } from '../../data/writing.ts'

/** Returns the writing machine for a message about a request, from the customer or from an operator. */
export const useMessage = (id: string): WritingRef<string> => {
  const { bco } = useSystem()
  return useWriting({
    draftKey: `message ${id}`,
    draft: '',
    isOpen: true,
    isReady: (draft) => draft.trim() !== '',
    write: ({ draft }, options) =>
      bco().call(addMessage, { params: { id }, body: { Text: draft.trim() } }, options),
  })
}

/** A download fails with FAILEDTOLOAD after this time. */
export const DOWNLOAD_TIMEOUT_MS = 60_000

export interface RemoteFile {
  readonly id: string
  readonly name: string
}

interface DownloadState {
  readonly fetching: RemoteFile | undefined
  readonly failed: { readonly file: RemoteFile; readonly failure: Failure } | undefined
}

export interface Download extends DownloadState {
  /** Ignored during another download. */
  readonly start: (file: RemoteFile) => void
}

/** Downloads the files of a record, one at a time. */
export const useDownload = (id: string, calls = REQUEST_FILES): Download => {
  const { bco } = useSystem()
  const [state, setState] = useState<DownloadState>({ fetching: undefined, failed: undefined })
  const { fetching } = state
  const fetchFile = useEffectEvent(async (file: RemoteFile, signal: AbortSignal) => {
    const { data } = await bco().download(calls.get, { params: { id, attachment: file.id } }, { signal })
    saveFile(file.name, data)
  })
  useEffect(() => {
    if (!fetching) return
    const call = new AbortController()
    const end = (failure?: Failure) => {
      if (!call.signal.aborted)
        setState({ fetching: undefined, failed: failure && { file: fetching, failure } })
    }
    const timer = setTimeout(() => end(FAILED_TO_LOAD), DOWNLOAD_TIMEOUT_MS)
    fetchFile(fetching, call.signal).then(
      () => end(),
      (error: unknown) => end(toFailure(error)),
    )
    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [fetching])
  return {
    ...state,
    start: (file) => setState((now) => (now.fetching ? now : { fetching: file, failed: undefined })),
  }
}
