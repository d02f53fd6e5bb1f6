import { done, failed, never } from '@portal/paths'
import type { RelationEntry } from '@portal/schemas'
import { type Act, definePage, fail, mock, see, text, user } from '../steps/index.ts'
import { VIEW_TIMEOUT_MS } from './machine.ts'
import { impersonationModel } from './model.ts'

const LIST = 'listSelectableRelations'

/** A sub-organisation of the group, as the mock names it. */
const BELOW: RelationEntry = { Id: 'R00007', Description: 'Méridien Wallonie', IsCompany: 1 }

/** The list is requested twice: as the person and as the relation. */
const twice = (answer: Act) => [answer, answer, mock.stopHolding(LIST)]

const LEAVES =
  'Who signs out leaves the document, and the chart with it: impersonation/machine.test.ts plays it'
const BEGINS = 'Who the person is, and what the flag says, is told before anything of it is on screen'

/** An administrator of a group views a sub-organisation, and the flag is withdrawn during that view. */
export const impersonationPage = definePage(
  impersonationModel,
  {
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
    // The flag is known before the first press and is withdrawn only during the view.
    allows: ({ context, value }, { type, isOffered }) => {
      if (type !== 'OFFER') return true
      return isOffered === true
        ? context.isOffered === undefined
        : context.isOffered === true && value === 'looking'
    },
    unreachable: {
      '(root): IDENTIFY': BEGINS,
      'idle: always [isLooking] → looking': BEGINS,
      'asking: IDENTIFY [isOther] → idle': LEAVES,
      'refused: IDENTIFY [isOther] → idle': LEAVES,
      'looking: IDENTIFY [isOther] → idle': LEAVES,
    },
  },
  {
    starts: user.openAs('entity', `/my/organisation/relations/${BELOW.Id}`),
    events: {
      IDENTIFY: never(BEGINS),
      OFFER: ({ isOffered }) => [
        mock.switchFlag('impersonation', isOffered),
        !isOffered && user.focusWindow(),
      ],
      LOOK: ({ relation }) => [
        mock.hold(LIST),
        user.press(text('shell.viewing.begin', { name: relation.Description })),
      ],
      STOP: (_, { viewState }) =>
        viewState === 'looking'
          ? user.press('shell.viewing.stop')
          : [user.press('common.cancel'), viewState === 'asking' && mock.stopHolding(LIST)],
      RETRY: [mock.hold(LIST), user.press('faces.retry')],
    },
    answers: {
      askEyes: { done: twice(mock.answer(LIST)), failed: (reason) => twice(fail(LIST, reason)) },
    },
    delays: { VIEW_TIMEOUT: [mock.leaveUnanswered(LIST, VIEW_TIMEOUT_MS), mock.stopHolding(LIST)] },
    states: {
      idle: [see.noText('common.cancel'), see.noText('shell.viewing.stop')],
      asking: [see.busy('impersonation.asking'), see.waiting(LIST), see.noText('shell.viewing.stop')],
      refused: ({ relation, code }) => [
        see.text(text('impersonation.refused', { name: String(relation) })),
        see.reason(String(code)),
        see.text('faces.retry'),
        see.noText('shell.viewing.stop'),
      ],
      looking: ({ relation }) => [
        see.text(text('shell.viewing', { name: String(relation) })),
        see.text('shell.viewing.stop'),
        see.noText('common.cancel'),
        see.address('/dashboard'),
      ],
    },
  },
)
