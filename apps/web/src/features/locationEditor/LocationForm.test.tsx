// @vitest-environment jsdom
import { recordEditMachine } from '@portal/machines'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { createFormats, createTexts, loadTexts, sharedTexts } from '../../texts/index.ts'
import { mount } from '../../ui/testing/mount.tsx'
import { NEW_LOCATION } from './faults.ts'
import { LocationForm } from './LocationForm.tsx'

const stage = vi.hoisted(() => ({ i18n: undefined as unknown, wentTo: [] as string[] }))
vi.mock('../../app/context.ts', () => ({ useI18n: () => stage.i18n }))
vi.mock('wouter/use-browser-location', () => ({ navigate: (to: string) => stage.wentTo.push(to) }))
vi.mock('./PlaceOnMap.tsx', () => ({ PlaceOnMap: () => null }))
vi.mock('./Customer.tsx', () => ({ Customer: () => null }))
vi.mock('../../components/Age.tsx', () => ({ Age: () => null }))

const { t, ...texts } = createTexts(
  'en',
  await loadTexts('en', [sharedTexts, (language) => import(`./texts/${language}.ts`)]),
)
stage.i18n = { t, ...texts, language: 'en', formats: createFormats('en') }

let unmount = () => undefined as void
afterEach(() => {
  unmount()
  stage.wentTo = []
})

const open = (record: object) => {
  const { context } = createActor(recordEditMachine, { input: { id: 'L1' } }).getSnapshot()
  const location = { ...NEW_LOCATION, ...record }
  const edit = createActor(recordEditMachine, {
    input: { id: 'L1' },
    snapshot: recordEditMachine.resolveState({
      value: { editing: 'clean' },
      context: { ...context, record: location, changes: {} },
    }),
  }).start()
  unmount = mount(<LocationForm edit={edit} record={location} leave="/network/locations/L1" />)
  return edit
}
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)
const markedText = (name: string) => field(name)?.closest('.border-l-3')?.textContent
const undo = (name: string) => field(name)?.closest('.border-l-3')?.querySelector<HTMLElement>('button')
const press = (key: string) =>
  act(() => void field('Label')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))

it('the location form shows the previous value of a changed field and resets it', () => {
  const edit = open({ Id: 'L1', Version: 1, Label: 'North', Language: 'fr', Floor: '' })
  expect(markedText('Label')).not.toContain(t('record.was', { value: 'North' }))
  act(() => edit.send({ type: 'CHANGE', field: 'Label', value: 'South' }))
  act(() => edit.send({ type: 'CHANGE', field: 'Language', value: 'nl' }))
  act(() => edit.send({ type: 'CHANGE', field: 'Phone', value: '+32 2 123 45 67' }))
  expect(markedText('Label')).toContain(t('record.was', { value: 'North' }))
  expect(markedText('Language')).toContain(
    t('record.was', { value: texts.textOf('record.Language.fr') ?? 'fr' }),
  )
  expect(markedText('Phone')).toContain(t('record.was', { value: '–' }))
  act(() => undo('Label')?.click())
  expect(field('Label')?.value).toBe('North')
  expect(document.activeElement).toBe(field('Label'))
  expect(undo('Label')).toBeFalsy()
})

it('the location form offers no reset for a changed field of a new location', () => {
  const edit = open({})
  act(() => edit.send({ type: 'CHANGE', field: 'Label', value: 'South' }))
  expect(undo('Label')).toBeFalsy()
})

it('the location form closes on Escape, after a confirmation if there are unsaved changes', () => {
  const edit = open({ Id: 'L1', Version: 1, Label: 'North' })
  press('Escape')
  expect(stage.wentTo).toEqual(['/network/locations/L1'])
  act(() => edit.send({ type: 'CHANGE', field: 'Label', value: 'South' }))
  press('Escape')
  expect(stage.wentTo).toHaveLength(1)
  expect(edit.getSnapshot().value).toBe('confirming')
})
