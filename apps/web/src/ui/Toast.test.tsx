import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Toast, type ToastProps } from './Toast.tsx'

const htmlOf = (kind: ToastProps['kind']) =>
  renderToStaticMarkup(
    <Toast kind={kind} kindLabel="Critical" closeLabel="Close" onClose={() => undefined}>
      The charger is too hot.
    </Toast>,
  )

it('Toast shows a critical notification with a different background and a large heading', () => {
  expect(htmlOf('critical')).toContain('bg-err-soft!')
  expect(htmlOf('critical')).toMatch(/<span class="block text-lg[^"]*">Critical<\/span>/)
  expect(htmlOf('error')).not.toContain('bg-err-soft!')
  expect(htmlOf('error')).toMatch(/<span class="sr-only">Critical: <\/span>/)
})
