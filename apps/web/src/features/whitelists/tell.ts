import { useNotify } from '../../data/notify.ts'

/** Says beside the screen that something is done: below, because the next action is in the screen's head. */
export const useTell = (): ((content: string) => void) => {
  const notify = useNotify()
  return (content) => notify({ colour: 'success', content, position: 'bottom-right' })
}
