/** Request of an upload. XMLHttpRequest is used, because `fetch` reports no upload progress. */
interface FileSending {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly signal?: AbortSignal | undefined
  /** Called with the share sent so far, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined
}

/** Sends a file as the form field `file`. Rejects like `fetch` if there is no response or it is aborted. */
export const sendFile = (
  address: string,
  file: File,
  { method, headers, signal, onProgress }: FileSending,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    signal?.addEventListener('abort', stop)
    request.open(method, address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('abort', () => reject(signal?.reason))
    request.addEventListener('error', () => reject(new TypeError('No answer came')))
    request.addEventListener('load', () => {
      const answered = request.getAllResponseHeaders().matchAll(/^([^:\r\n]+): (.*)$/gm)
      const { responseText, status } = request
      resolve(
        new Response(responseText, {
          status,
          headers: Array.from(answered, ([, name = '', value = '']) => [name, value]),
        }),
      )
    })
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', stop))
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
