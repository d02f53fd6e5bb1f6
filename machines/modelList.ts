import { chargepointCacheModel } from './chargepointCache/model.ts'
import type { Model } from './paths/model.ts'
import { signInModel } from './signIn/model.ts'

/** Every chart that is proven by generated paths, by the folder that holds it and its `paths.json`. */
export const MODELS = {
  chargepointCache: chargepointCacheModel as unknown as Model,
  signIn: signInModel as unknown as Model,
} as const
