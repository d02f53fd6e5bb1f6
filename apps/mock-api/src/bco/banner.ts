import { BANNER_HTML } from '@portal/fixtures'
import type { Handler } from './handler.ts'

export const getBanner: Handler<'getBanner'> = () => BANNER_HTML
