import { codeScanMachine, selectScanViewState } from '@portal/machines'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { openCamera, readLiveCode, stopCamera } from '../services/camera.ts'
import { fromPromise } from './fromPromise.ts'
import { inspected } from './inspection.ts'

/** Creates a scan with its own camera. The stream cannot be serialised, so it stays outside the machine. */
const createScan = () => {
  let camera: MediaStream | undefined
  const stop = () => {
    if (camera) stopCamera(camera)
    camera = undefined
  }
  const machine = codeScanMachine.provide({
    actors: {
      openCamera: fromPromise(async ({ signal }) => {
        const opened = await openCamera(signal)
        if (!signal.aborted) camera = opened
      }),
      readCode: fromPromise(async ({ signal }) => {
        if (!camera) throw new Error('The camera is off.')
        signal.addEventListener('abort', stop)
        return readLiveCode(camera, signal)
      }),
    },
    actions: { stopCamera: stop },
  })
  return { machine, camera: () => camera }
}

/**
 * Returns the scan of the open dialog: its view, the code and the camera. The camera stops when the reading ends or
 * the view unmounts.
 */
export const useCodeScan = () => {
  const [{ machine, camera }] = useState(createScan)
  const actor = useActorRef(machine, inspected)
  useEffect(() => actor.send({ type: 'OPEN' }), [actor])
  const snapshot = useSelector(actor, (one) => one)
  return { actor, viewState: selectScanViewState(snapshot), code: snapshot.context.code, camera }
}
