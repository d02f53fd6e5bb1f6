import type { Adapter, AdapterPayload } from 'oidc-provider'

/** Records by `Model:id`. All models share one map, so that revoking a grant finds all of its tokens. */
type Store = Map<string, { payload: AdapterPayload; expiresAt: number }>

/** Models that are revoked together with a grant. */
const GRANTED = ['AccessToken', 'AuthorizationCode', 'RefreshToken']
/** Number of writes between sweeps of expired records. */
const SWEEP_EVERY = 500

/**
 * In-memory state of the identity provider. The provider's own adapter keeps only the newest 1,000 records, too few
 * for a run of many tests.
 */
export const createMemoryAdapter = (now: () => number = Date.now): ((model: string) => Adapter) => {
  const store: Store = new Map()
  let writes = 0

  const read = (key: string): AdapterPayload | undefined => {
    const record = store.get(key)
    return record && record.expiresAt > now() ? record.payload : undefined
  }

  const findBy = (
    model: string,
    matches: (payload: AdapterPayload) => boolean,
  ): AdapterPayload | undefined => {
    for (const [key, { payload, expiresAt }] of store) {
      if (key.startsWith(`${model}:`) && expiresAt > now() && matches(payload)) return payload
    }
    return undefined
  }

  const sweep = () => {
    writes += 1
    if (writes % SWEEP_EVERY !== 0) return
    for (const [key, { expiresAt }] of store) if (expiresAt <= now()) store.delete(key)
  }

  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`
    return {
      upsert: async (id, payload, expiresIn) => {
        store.set(keyOf(id), {
          payload,
          expiresAt: expiresIn ? now() + expiresIn * 1000 : Number.POSITIVE_INFINITY,
        })
        sweep()
      },
      find: async (id) => read(keyOf(id)),
      findByUid: async (uid) => findBy(model, (payload) => payload.uid === uid),
      findByUserCode: async (userCode) => findBy(model, (payload) => payload.userCode === userCode),
      consume: async (id) => {
        const payload = read(keyOf(id))
        if (payload) payload.consumed = Math.floor(now() / 1000)
      },
      destroy: async (id) => {
        store.delete(keyOf(id))
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of store) {
          if (payload.grantId === grantId && GRANTED.some((name) => key.startsWith(`${name}:`)))
            store.delete(key)
        }
      },
    }
  }
}
