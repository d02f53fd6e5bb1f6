import type { CameraProblem } from '@portal/machines'
import { codeIn, detector } from './barcode.ts'

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
}

const LOOK_MS = 200

export const stopCamera = (camera: MediaStream): void => {
  for (const track of camera.getTracks()) track.stop()
}

/**
 * Opens a camera, the rear one on a phone; the browser may ask for permission. Rejects with the problem. A stream that
 * arrives after `signal` was aborted is stopped immediately.
 */
export const openCamera = async (signal: AbortSignal): Promise<MediaStream> => {
  const camera = await navigator.mediaDevices
    .getUserMedia({ audio: false, video: { facingMode: 'environment', width: { ideal: 1280 } } })
    .catch((error: unknown) => {
      const name = error instanceof Error ? error.name : ''
      throw { problem: PROBLEMS[name] ?? 'unavailable' } satisfies { problem: CameraProblem }
    })
  if (signal.aborted) stopCamera(camera)
  return camera
}

/** Scans the video of a camera until it shows a code. Rejects if the camera stream ends or the video does not play. */
export const readLiveCode = async (camera: MediaStream, signal: AbortSignal): Promise<string> => {
  const Reader = detector()
  if (!Reader) throw new Error('This browser cannot read codes.')
  const reader = new Reader()
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.srcObject = camera
  await video.play()
  const look = async (): Promise<string> => {
    signal.throwIfAborted()
    if (!camera.active) throw new Error('The camera stream has ended.')
    const code = video.videoWidth > 0 ? await codeIn(reader, video) : undefined
    if (code !== undefined) return code
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_MS)
    })
    return look()
  }
  try {
    return await look()
  } finally {
    video.srcObject = null
  }
}
