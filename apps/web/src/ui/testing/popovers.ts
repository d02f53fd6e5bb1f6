/** Stubs popovers, with their toggle events, and resize observers, because jsdom lacks both. */
export const standInPopovers = (): void => {
  const toggle = (newState: 'open' | 'closed') =>
    function stand(this: HTMLElement) {
      if ((this.dataset['popover'] ?? 'closed') === newState) return
      this.dataset['popover'] = newState
      this.dispatchEvent(Object.assign(new Event('toggle'), { newState }))
    }
  class ResizeObserver {
    observe = () => undefined
    disconnect = () => undefined
  }
  Object.assign(globalThis, { ResizeObserver })
  Object.assign(HTMLElement.prototype, { showPopover: toggle('open'), hidePopover: toggle('closed') })
}
