import { fromPromise as fromPlainPromise, type PromiseActorLogic } from 'xstate'

/**
 * Works like XState's `fromPromise`, but drops the rejection of an aborted call. StrictMode restarts each actor, and
 * XState would take the rejection of the first call for the result of the second.
 */
export const fromPromise = <TOutput, TInput = unknown>(
  create: (
    ...args: Parameters<Parameters<typeof fromPlainPromise<TOutput, TInput>>[0]>
  ) => PromiseLike<TOutput>,
): PromiseActorLogic<TOutput, TInput> =>
  fromPlainPromise<TOutput, TInput>(async (args) => {
    try {
      return await create(args)
    } catch (error) {
      if (args.signal.aborted) return new Promise<never>(() => {})
      throw error
    }
  })
