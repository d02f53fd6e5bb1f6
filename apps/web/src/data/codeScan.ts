import { type CodeScanRef, codeScanMachine, selectScanFace, selectScannedCode } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise } from 'xstate'
import { openCamera, readLiveCode, stopCamera } from '../services/camera.ts'
import { useOwnActor } from './ownActor.ts'
import { startChart } from './startChart.ts'

/** What the view shows is no data: a chart cannot hold it. */
const cameras = new WeakMap<CodeScanRef, () => MediaStream | undefined>()

/** A scan that lives as long as the view. The camera is off when the chart says so, and when the view goes. */
const startScan = (): CodeScanRef => {
  let camera: MediaStream | undefined
  const stop = () => {
    if (camera) stopCamera(camera)
    camera = undefined
  }
  const actor = startChart(
    codeScanMachine.provide({
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
    }),
    undefined,
  )
  cameras.set(actor, () => camera)
  return actor
}

/** The scan of the dialog that is open: its face, the code that was read, and the camera whose video is shown. */
export const useCodeScan = () => {
  const actor = useOwnActor(startScan)
  useEffect(() => actor.send({ type: 'OPEN' }), [actor])
  const snapshot = useSelector(actor, (one) => one)
  return {
    actor,
    face: selectScanFace(snapshot),
    code: selectScannedCode(snapshot),
    camera: () => cameras.get(actor)?.(),
  }
}
