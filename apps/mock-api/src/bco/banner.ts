import type { Handler } from './handler.ts'

/** The message that everybody of this session gets: `/__mock/banner` sets it. */
export const getBanner: Handler<'getBanner'> = (_, { world }) => world.banner
