import { getUserInfo, type UserInfo } from '@portal/schemas'
import type { Bco } from '../services/bco.ts'
import { readUserInfo } from '../services/userInfo.ts'

/** User info that is requested before the sign-in is restored; the first fetch takes that answer. */
export const createEarlyUserInfo = (bco: () => Bco) => {
  const call = (signal: AbortSignal) => bco().call(getUserInfo, {}, { signal })
  let early: { readonly answer: ReturnType<typeof call>; readonly stop: () => void } | undefined

  return {
    request(): void {
      const over = new AbortController()
      const request = { answer: call(over.signal), stop: () => over.abort() }
      early = request
      // The stored sign-in may have ended: the next person to sign in asks again.
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
    /** Forgets an answer that is for another person. */
    drop(): void {
      early?.stop()
      early = undefined
    },
  }
}
