// @vitest-environment jsdom
import { createWriting } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { RadioCards } from '../ui/RadioCards.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { mount } from '../ui/testing/mount.tsx'
import { SendButton } from './SendButton.tsx'

vi.mock('../app/context.ts', () => ({ useI18n: () => ({ t: (key: string) => key }) }))

let unmount = () => undefined as void
afterEach(() => unmount())

const ready = () =>
  createActor(createWriting<string>({ isReady: (draft) => draft !== '' }), {
    input: { draft: '', isOpen: true },
  }).start()

/** Submits an empty draft and returns the focused element. */
const pressed = (writing: ReturnType<typeof ready>): Element | null => {
  document.querySelector('button')?.focus()
  act(() => writing.send({ type: 'SEND', version: 1, intent: 'one' }))
  const led = document.activeElement
  act(() => writing.send({ type: 'CHANGE', draft: '' }))
  return led
}

describe('SendButton', () => {
  it.each(['a dialog, outside its form', 'the form itself'])(
    'focuses the missing field on every press when the button is in %s',
    (place) => {
      const writing = ready()
      const isOutside = place.startsWith('a dialog')
      const Form = () => {
        const isMissing = useSelector(writing, ({ context }) => context.isMissing)
        const send = (
          <SendButton
            writing={writing}
            {...(isOutside && { form: 'reason' })}
            label="Send"
            busyLabel="Sending"
          />
        )
        return (
          <>
            <form id="reason">
              <TextArea
                label="Reason"
                error={isMissing && 'Say why'}
                value=""
                onChange={({ target }) => writing.send({ type: 'CHANGE', draft: target.value })}
              />
              {!isOutside && send}
            </form>
            {isOutside && send}
          </>
        )
      }
      unmount = mount(<Form />)
      expect(pressed(writing)?.tagName).toBe('TEXTAREA')
      expect(pressed(writing)?.tagName).toBe('TEXTAREA')
    },
  )

  it('focuses the first option if a required choice is missing', () => {
    const writing = ready()
    const Form = () => {
      const isMissing = useSelector(writing, ({ context }) => context.isMissing)
      return (
        <form>
          <RadioCards
            name="type"
            legend="Type"
            cards={[
              { value: 'a', title: 'A' },
              { value: 'b', title: 'B' },
            ]}
            value={undefined}
            error={isMissing && 'Choose one'}
            onChange={(draft) => writing.send({ type: 'CHANGE', draft })}
          />
          <SendButton writing={writing} label="Send" busyLabel="Sending" />
        </form>
      )
    }
    unmount = mount(<Form />)
    expect(pressed(writing)).toMatchObject({ type: 'radio', value: 'a' })
  })
})
