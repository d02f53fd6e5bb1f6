/** Time within which the identity provider must respond in the hidden frame. */
const FRAME_TIMEOUT_MS = 10_000

/** Thrown if the provider does not respond in the frame, because it is slow or forbids framing. */
export class FrameTimeout extends Error {
  override name = 'FrameTimeout'
}

/** Message posted by `silent-renew-oidc.html`. */
interface FrameAnswer {
  readonly source: 'charge-portal:silent-renew'
  readonly url: string
}

const isAnswer = (data: unknown): data is FrameAnswer =>
  typeof data === 'object' &&
  data !== null &&
  'source' in data &&
  data.source === 'charge-portal:silent-renew'

/** Opens a URL of the identity provider in a hidden frame. Resolves with the URL of the provider's redirect. */
export const silentFrame = (address: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const frame = document.createElement('iframe')
    frame.hidden = true
    frame.title = 'silent-renew'
    const settle = (then: () => void) => {
      window.removeEventListener('message', listen)
      clearTimeout(timer)
      frame.remove()
      then()
    }
    const listen = ({ origin, source, data }: MessageEvent) => {
      if (origin !== window.location.origin || source !== frame.contentWindow || !isAnswer(data)) return
      settle(() => resolve(data.url))
    }
    const timer = setTimeout(
      () => settle(() => reject(new FrameTimeout('The hidden frame got no answer.'))),
      FRAME_TIMEOUT_MS,
    )
    window.addEventListener('message', listen)
    frame.src = address
    document.body.append(frame)
  })
