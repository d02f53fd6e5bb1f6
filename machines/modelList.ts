import { chargepointCacheModel } from './chargepointCache/model.ts'
import { chargepointCachePageModel } from './chargepointCache/pageModel.ts'
import { flagsModel } from './flags/model.ts'
import { intakeFormModel } from './intakeForm/model.ts'
import { lazyScreenModel } from './lazyScreen/model.ts'
import type { Model } from './paths/model.ts'
import { relationFilterModel } from './relationFilter/model.ts'
import { signInModel } from './signIn/model.ts'
import { signInPageModel } from './signIn/pageModel.ts'

/** Every chart that is proven by generated paths, by the folder that holds it and its `paths.json`. */
export const MODELS = {
  chargepointCache: chargepointCacheModel as unknown as Model,
  signIn: signInModel as unknown as Model,
  flags: flagsModel as unknown as Model,
  intakeForm: intakeFormModel as unknown as Model,
  lazyScreen: lazyScreenModel as unknown as Model,
  relationFilter: relationFilterModel as unknown as Model,
} as const

/** The same charts as a person in the browser can drive them; their paths lie beside, in `paths.page.json`. */
export const PAGE_MODELS = {
  chargepointCache: chargepointCachePageModel as unknown as Model,
  signIn: signInPageModel as unknown as Model,
} as const satisfies Partial<Record<keyof typeof MODELS, Model>>
