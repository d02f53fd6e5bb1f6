/** jsdom has no popovers: enough of them for a test, with the toggle events. */
export const standInPopovers = (): void => {
  const toggle = (newState: 'open' | 'closed') =>
    function stand(this: HTMLElement) {
      if ((this.dataset['popover'] ?? 'closed') === newState) return
      this.dataset['popover'] = newState
      this.dispatchEvent(Object.assign(new Event('toggle'), { newState }))
    }
  Object.assign(HTMLElement.prototype, { showPopover: toggle('open'), hidePopover: toggle('closed') })
}
