import { createGates, settle } from '@portal/paths'
import { createActor, SimulatedClock } from 'xstate'
import type { IntakeDraft, IntakeField } from './fields.ts'
import { intakeFormMachine } from './machine.ts'
import { selectIntakeProblem, selectIntakeViewState, selectIsIntakeBusy } from './selectors.ts'
import type { IntakeInput } from './types.ts'

export const IBAN = 'BE68539007547034'
export const VAT = 'BE0123456749'
export const address: IntakeDraft = {
  street: 'Kerkstraat',
  housenumber: '12',
  postalcode: '9000',
  city: 'Gent',
  phone: '+32 470 12 34 56',
}
export const company: IntakeDraft = { ...address, companyname: 'Noordzee Logistics' }

/** Opens a form whose checks and submission wait for the test. */
export const open = (input: Partial<IntakeInput> = {}) => {
  const gates = createGates(intakeFormMachine)
  const clock = new SimulatedClock()
  const stored: { draft: IntakeDraft | undefined; reloads: number } = { draft: undefined, reloads: 0 }
  const requests: unknown[] = []
  const machine = gates.machine.provide({
    actions: {
      keepDraft: (_, { draft }) => void (stored.draft = draft),
      dropDraft: () => void (stored.draft = undefined),
      reload: () => void (stored.reloads += 1),
    },
  })
  const actor = createActor(machine, {
    input: { isCompany: false, name: 'Nora Newcomer', debug: false, ...input },
    clock,
    inspect: (event) => {
      // The init event of an actor carries its input.
      if (event.type === '@xstate.event' && event.event.type === 'xstate.init' && event.actorRef !== actor)
        requests.push(event.event['input'])
    },
  })
  const wrongFields: IntakeField[][] = []
  actor.on('WRONG_FIELDS', ({ fields }) => wrongFields.push([...fields]))
  actor.start()
  const snapshot = () => actor.getSnapshot()
  return {
    clock,
    gates,
    stored,
    /** Invalid fields of each rejected submit. */
    wrongFields,
    requests,
    change: (field: IntakeField, value: string) => actor.send({ type: 'CHANGE', field, value }),
    leave: (field: IntakeField) => actor.send({ type: 'LEAVE', field }),
    submit: () => actor.send({ type: 'SUBMIT' }),
    back: () => actor.send({ type: 'BACK_TO_FORM' }),
    lookAgain: () => actor.send({ type: 'RETRY' }),
    answer: async (id: string, output?: unknown) => {
      gates.release(id, output)
      await settle()
    },
    refuse: async (id: string, code: string) => {
      gates.refuse(id, { code })
      await settle()
    },
    isPending: (id: string) => gates.isOpen(id),
    viewState: () => selectIntakeViewState(snapshot()),
    isBusy: () => selectIsIntakeBusy(snapshot()),
    problem: (field: IntakeField) => selectIntakeProblem(snapshot(), field),
    snapshot,
  }
}
