// @vitest-environment jsdom
import type { RecordEditRef } from '@portal/machines'
import type { MetaField } from '@portal/schemas/contract'
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mount } from '../../ui/testing/mount.tsx'
import { RecordField } from './RecordField.tsx'
import type { RecordWords } from './useRecordWords.ts'

const language = vi.hoisted(() => ({ now: 'en' }))
vi.mock('../../app/context.ts', () => ({
  useI18n: () => ({ t: (key: string) => key, textOf: () => undefined, language: language.now }),
}))
vi.mock('@xstate/react', () => ({
  useSelector: (edit: { value: unknown }, select: (snapshot: unknown) => unknown) => {
    const snapshot = {
      context: { record: { Body: edit.value, Country: edit.value, Status: edit.value }, changes: {} },
      matches: () => false,
      hasTag: () => false,
    }
    return select(snapshot)
  },
}))

const STATUS = {
  Name: 'Status',
  Type: 'enum',
  EnumValues: ['DONE'],
  IsRequired: true,
} as unknown as MetaField
const COUNTRY = { Name: 'Country', Type: 'string', IsRequired: false } as unknown as MetaField
const BODY = { Name: 'Body', Type: 'string', IsRequired: true } as unknown as MetaField
const words = {
  labelOf: (name: string) => name,
  wordOf: (_: string, value: string) => value,
} as unknown as RecordWords

let unmount: (() => void) | undefined
afterEach(() => unmount?.())

const opened = (value: unknown) => {
  const send = vi.fn()
  unmount = mount(
    <RecordField
      edit={{ send, value } as unknown as RecordEditRef}
      field={COUNTRY}
      words={words}
      isReadOnly={false}
    />,
  )
  const select = document.querySelector('select')
  if (!select) throw new Error('There is no list of countries.')
  return { send, select, selectedText: () => select.selectedOptions[0]?.textContent }
}

describe('RecordField', () => {
  it.each(['Offline\nSince 09:30', 'Offline'])('keeps the line breaks of the text %j', (text) => {
    const edit = { send: vi.fn(), value: text } as unknown as RecordEditRef
    unmount = mount(<RecordField edit={edit} field={BODY} words={words} isReadOnly={false} />)
    expect(document.querySelector<HTMLInputElement>('input, textarea')?.value).toBe(text)
  })

  it.each([
    ['en', 'Belgium', 'Netherlands'],
    ['fr', 'Belgique', 'Pays-Bas'],
    ['nl', 'België', 'Nederland'],
  ])('shows and selects a country by its name in %s', (now, belgium, netherlands) => {
    language.now = now
    const { select, selectedText, send } = opened('BE')
    expect(selectedText()).toBe(belgium)
    const other = [...select.options].find(({ textContent }) => textContent === netherlands)
    act(() => {
      select.value = other?.value ?? ''
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
    expect(send).toHaveBeenCalledWith({ type: 'CHANGE', field: 'Country', value: 'NL' })
  })

  it('keeps an unlisted country, and allows an empty one', () => {
    expect(opened('Belgium').selectedText()).toBe('Belgium')
    unmount?.()
    const { select, send } = opened('BE')
    act(() => {
      select.value = ''
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
    expect(select.options[0]?.textContent).toBe('record.none')
    expect(send).toHaveBeenCalledWith({ type: 'CHANGE', field: 'Country', value: undefined })
  })

  it('makes a choice without alternatives read-only', () => {
    unmount = mount(
      <RecordField
        edit={{ value: 'DONE' } as unknown as RecordEditRef}
        field={STATUS}
        words={words}
        isReadOnly={false}
      />,
    )
    expect(document.querySelector('select')).toBeNull()
    expect(document.querySelector('input')).toMatchObject({ name: 'Status', value: 'DONE', readOnly: true })
  })
})
