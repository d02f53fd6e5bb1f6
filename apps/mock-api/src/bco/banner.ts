import type { Handler } from './handler.ts'

/** Banner of the session, set with `/__mock/banner`. */
export const getBanner: Handler<'getBanner'> = (_, { world }) => world.banner
