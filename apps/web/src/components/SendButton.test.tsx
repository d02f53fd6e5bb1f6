// @vitest-environment jsdom
import { createWriting, selectIsMissing } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { TextArea } from '../ui/TextArea.tsx'
import { mount } from '../ui/testing/mount.tsx'
import { SendButton } from './SendButton.tsx'

vi.mock('../app/context.ts', () => ({ useI18n: () => ({ t: (key: string) => key }) }))

let unmount = () => undefined as void
afterEach(() => unmount())

it('A press that sends nothing leads to the field that is missing, each time', () => {
  const writing = createActor(createWriting<string>({ isReady: (draft) => draft !== '' }), {
    input: { draft: '', isOpen: true },
  }).start()
  const Form = () => {
    const isMissing = useSelector(writing, selectIsMissing)
    return (
      <>
        <form id="reason">
          <TextArea
            label="Reason"
            error={isMissing && 'Say why'}
            value=""
            onChange={({ target }) => writing.send({ type: 'CHANGE', draft: target.value })}
          />
        </form>
        <SendButton writing={writing} form="reason" label="Send" busyLabel="Sending" />
      </>
    )
  }
  unmount = mount(<Form />)
  const press = () => {
    document.querySelector('button')?.focus()
    act(() => writing.send({ type: 'SEND', version: 1, intent: 'one' }))
    expect(document.activeElement?.tagName).toBe('TEXTAREA')
    act(() => writing.send({ type: 'CHANGE', draft: '' }))
  }
  press()
  press()
})
