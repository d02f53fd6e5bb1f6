import { createWorld } from '@portal/fixtures'
import { expect, it } from 'vitest'
import { AuditTrail } from './auditTrail.ts'
import { Overlay } from './overlay.ts'
import { createStore } from './store.ts'

const store = createStore(createWorld({ seed: 7, size: 'small', now: '2026-11-20T17:30:00.000Z' }))
const record = (Description: string) => ({ Id: 'J001', Description })

it('A full audit trail replaces its oldest entry, and keeps the last edits of a large call', () => {
  const records = new Overlay(store, () => [])
  const trail = new AuditTrail(store, records, ({ record: entry }) => records.write('audit', entry), 3)
  const write = (now: number, ...names: readonly string[]) =>
    trail.during(
      () => ({ by: 'Nadia', call: 'createupdateSchedule' }),
      now,
      () => {
        for (const name of names)
          trail.note({ className: 'schedule', id: name, before: undefined, after: record(name) })
      },
    )
  const ids = () => [...records.written('audit').values()].map(({ RecordId }) => RecordId).toSorted()
  write(1, 'A', 'B')
  write(2, 'C')
  write(3, 'D')
  expect(ids()).toEqual(['B', 'C', 'D'])
  write(4, 'E', 'F', 'G', 'H')
  expect(ids()).toEqual(['F', 'G', 'H'])
})

it('The audit trail merges edits of one record in a call, and skips those that change nothing', () => {
  const records = new Overlay(store, () => [])
  const trail = new AuditTrail(store, records, ({ record: entry }) => records.write('audit', entry))
  trail.during(
    () => ({ by: 'Nadia', call: 'createupdateSchedule' }),
    0,
    () => {
      trail.note({ className: 'schedule', id: 'J001', before: record('One'), after: record('Two') })
      trail.note({ className: 'schedule', id: 'J001', before: record('Two'), after: record('Three') })
      trail.note({ className: 'schedule', id: 'J002', before: record('Same'), after: record('Same') })
    },
  )
  const entries = [...records.written('audit').values()]
  expect(entries.map(({ Changes }) => Changes)).toEqual([
    [{ Field: 'Description', Before: 'One', After: 'Three' }],
  ])
})
