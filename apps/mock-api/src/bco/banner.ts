import type { Handler } from './handler.ts'

/** Returns the banner of the mock session, set with `/__mock/banner`. */
export const getBanner: Handler<'getBanner'> = (_, { world }) => world.banner
