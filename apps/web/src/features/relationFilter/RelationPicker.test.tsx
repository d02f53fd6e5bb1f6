// @vitest-environment jsdom
import { relationFilterMachine } from '@portal/machines'
import type { RelationEntry } from '@portal/schemas'
import { afterEach, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { withSkips } from '../../data/records.ts'
import { mount } from '../../ui/testing/mount.tsx'
import { RelationPicker } from './RelationPicker.tsx'

vi.mock('../../app/context.ts', () => ({
  useI18n: () => ({ t: (key: string, values?: object) => `${key} ${JSON.stringify(values)}` }),
}))

let unmount = () => undefined as void
afterEach(() => unmount())

it('the relation picker shows the number of unreadable relations', async () => {
  const group: RelationEntry = { Id: 'R1', Description: 'Group', IsCompany: 1 }
  const relations: readonly RelationEntry[] = withSkips([group], 2)
  const filter = createActor(
    relationFilterMachine.provide({ actors: { listRelations: fromPromise(async () => relations) } }),
  ).start()
  filter.send({ type: 'IDENTIFY', person: { id: 'P1', isCompany: true } })
  filter.send({ type: 'PLACE', page: 'tokens' })
  filter.send({ type: 'OPEN' })
  await vi.waitFor(() => expect(filter.getSnapshot().context.relations).toBe(relations))
  unmount = mount(<RelationPicker filter={filter} opener={{ current: null }} />)
  expect(document.body.textContent).toContain('reads.skipped {"count":2}')
})
