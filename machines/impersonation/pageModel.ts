import { definePageModel, done, failed } from '@portal/paths'
import type { RelationEntry } from '@portal/schemas'
import { impersonationMachine, selectImpersonationViewState } from './machine.ts'
import { impersonationModel } from './model.ts'
import { impersonationWords } from './words.ts'

/** A sub-organisation of the group, as the mock names it. */
const BELOW: RelationEntry = { Id: 'R00007', Description: 'Méridien Wallonie', IsCompany: 1 }

const LEAVES =
  'Who signs out leaves the document, and the chart with it: impersonation/machine.test.ts plays it'
const BEGINS = 'Who the person is, and what the flag says, is told before anything of it is on screen'

/** An administrator of a group, who looks through the eyes of a sub-organisation; and the same tab, loaded again meanwhile. */
export const impersonationPageModel = definePageModel(impersonationMachine, {
  inputs: [{ person: 'RC1', viewed: undefined }],
  events: [
    { type: 'OFFER', isOffered: true },
    { type: 'OFFER', isOffered: false },
    { type: 'LOOK', relation: BELOW },
    { type: 'STOP' },
    { type: 'RETRY' },
    done('askEyes'),
    failed('askEyes', { code: 'Unauthorized', status: 403 }),
  ],
  key: impersonationModel.key,
  facts: (snapshot) => ({
    viewState: selectImpersonationViewState(snapshot),
    relation: snapshot.context.relation?.Description ?? null,
    code: snapshot.context.error?.code ?? null,
  }),
  allows: ({ context, value }, event) => {
    switch (event.type) {
      case 'OFFER':
        return event['isOffered'] === true
          ? context.isOffered === undefined
          : context.isOffered === true && value === 'looking'
      case 'LOOK':
        return context.isOffered === true
      default:
        return true
    }
  },
  unreachable: {
    '(root): IDENTIFY': BEGINS,
    'idle: always [isLooking] → looking': BEGINS,
    'asking: IDENTIFY [isOther] → idle': LEAVES,
    'refused: IDENTIFY [isOther] → idle': LEAVES,
    'looking: IDENTIFY [isOther] → idle': LEAVES,
  },
  words: impersonationWords,
  limit: 1_000,
})
