import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { AuditCell } from '../../components/records/AuditChanges.tsx'
import { createFormats, createTexts, loadTexts, sharedTexts } from '../../texts/index.ts'
import { AuditPanel } from './AuditPanel.tsx'

const stage = vi.hoisted(() => ({ i18n: undefined as unknown }))
vi.mock('../../app/context.ts', () => ({ useI18n: () => stage.i18n }))
const texts = await loadTexts('en', [sharedTexts, () => import('./texts/en.ts')])
stage.i18n = { ...createTexts('en', texts), formats: createFormats('en'), language: 'en' }

const audited = (Class: string, Field: string, Before: string, After: string) => ({
  Class,
  RecordId: '1',
  Changes: [{ Field, Before, After }],
})
const role = audited('relationcontact', 'Role', 'User', 'FleetManager')
const event = audited('alarmrule', 'Event', 'Offline', 'WeakSignal')
const delay = audited('alarmrule', 'DelayMinutes', '5', '10')

it.each([
  [role, 'Role: User → Fleet manager'],
  [event, 'Event: Charge point offline → Weak mobile signal'],
])('AuditPanel shows the values with the labels of their class: $Class', (record, text) => {
  const drawn = renderToStaticMarkup(<AuditPanel record={record} places={{}} />)
  expect(drawn.replace(/<[^>]+>/g, '')).toContain(text)
})

it('AuditCell shows the fields with the labels of their class', () => {
  const cell = <AuditCell value={delay.Changes} record={delay} />
  expect(renderToStaticMarkup(cell)).toBe('Delay in minutes')
})
