import { defineModel, done, failed } from '@portal/paths'
import { codeScanMachine, selectScanViewState } from './machine.ts'

/** One code, and a camera that is allowed, refused, missing, in use by another program or disconnected. */
export const codeScanModel = defineModel(codeScanMachine, {
  inputs: [null],
  events: [
    { type: 'OPEN' },
    { type: 'CLOSE' },
    done('openCamera', null),
    failed('openCamera', { problem: 'refused' }),
    failed('openCamera', { problem: 'missing' }),
    failed('openCamera', { problem: 'unavailable' }),
    done('readCode', 'STOCK-0001'),
    failed('readCode', { problem: 'unavailable' }),
  ],
  key: (snapshot) => ({ code: snapshot.context.code ?? 'none' }),
  facts: (snapshot) => ({
    viewState: selectScanViewState(snapshot) ?? 'none',
    busy: snapshot.hasTag('busy'),
    code: snapshot.context.code ?? 'none',
  }),
  invariants: {
    'only the found state has a code': (snapshot) =>
      (snapshot.context.code !== undefined) === snapshot.matches('found'),
  },
  laws: {
    'CLOSE clears the code': (_, { after }) => {
      const later = after({ type: 'CLOSE' })
      return later === undefined || later.context.code === undefined
    },
  },
  interrupts: {
    'the dialog is closed and reopened': [{ type: 'CLOSE' }, { type: 'OPEN' }],
  },
  limit: 200,
})
