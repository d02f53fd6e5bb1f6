import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** Renders into the document for component tests. Returns the unmount function. */
export const mount = (node: ReactNode): (() => void) => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  act(() => root.render(node))
  return () => {
    act(() => root.unmount())
    host.remove()
  }
}

export const press = (key: string, held: Pick<KeyboardEventInit, 'ctrlKey'> = {}): void => {
  act(() => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held })
    ;(document.activeElement ?? document.body).dispatchEvent(event)
  })
}
