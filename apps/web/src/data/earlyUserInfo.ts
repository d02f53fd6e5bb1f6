import { getUserInfo, type UserInfo } from '@portal/schemas'
import type { Bco } from '../services/bco.ts'
import { readUserInfo } from '../services/userInfo.ts'

/** Requests user info before the sign-in is restored; the first fetch uses that response. */
export const createEarlyUserInfo = (bco: () => Bco) => {
  const call = (signal: AbortSignal) => bco().call(getUserInfo, {}, { signal })
  let early: { readonly answer: ReturnType<typeof call>; readonly stop: () => void } | undefined

  return {
    request(): void {
      const over = new AbortController()
      const request = { answer: call(over.signal), stop: () => over.abort() }
      early = request
      // The stored session may have expired, so a later fetch sends a new request.
      request.answer.catch(() => {
        if (early === request) early = undefined
      })
    },
    async fetch(signal: AbortSignal): Promise<UserInfo> {
      const request = early
      early = undefined
      if (request) signal.addEventListener('abort', request.stop)
      const { data } = await (request?.answer ?? call(signal))
      return readUserInfo(data)
    },
    /** Aborts the early request, because its response is outdated or for another user. */
    drop(): void {
      early?.stop()
      early = undefined
    },
  }
}
