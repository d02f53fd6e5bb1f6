import { done, failed, never } from '@portal/paths'
import type { RelationEntry } from '@portal/schemas'
import { type Act, definePage, fail, mock, see, text, user } from '../steps/index.ts'
import { VIEW_TIMEOUT_MS } from './machine.ts'
import { impersonationModel } from './model.ts'

const LIST = 'listSelectableRelations'

const BELOW: RelationEntry = { Id: 'R00007', Description: 'Méridien Wallonie', IsCompany: 1 }

/** The list is requested twice: as the person and as the relation. */
const twice = (answer: Act) => [answer, answer, mock.stopHolding(LIST)]

const LEAVES = 'Signing out ends the document; covered by impersonation/machine.test.ts'
const BEGINS = 'The person and the flag are known before the first render'

/** An administrator of a group views a sub-organisation, and the flag is withdrawn during that view. */
export const impersonationPage = definePage(
  impersonationModel,
  {
    inputs: [{ person: 'RC1', viewed: undefined }],
    events: [
      { type: 'OFFER', isOffered: true },
      { type: 'OFFER', isOffered: false },
      { type: 'VIEW', relation: BELOW },
      { type: 'STOP' },
      { type: 'RETRY' },
      done('checkAccess'),
      failed('checkAccess', { code: 'Unauthorized', status: 403 }),
    ],
    // The flag is known before the first press and is withdrawn only during the view.
    allows: ({ context, value }, { type, isOffered }) => {
      if (type !== 'OFFER') return true
      return isOffered === true
        ? context.isOffered === undefined
        : context.isOffered === true && value === 'viewing'
    },
    unreachable: {
      '(root): IDENTIFY': BEGINS,
      'idle: always [isViewing] → viewing': BEGINS,
      'checking: IDENTIFY [isOther] → idle': LEAVES,
      'refused: IDENTIFY [isOther] → idle': LEAVES,
      'viewing: IDENTIFY [isOther] → idle': LEAVES,
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
      VIEW: ({ relation }) => [
        mock.hold(LIST),
        user.press(text('shell.viewing.begin', { name: relation.Description })),
      ],
      STOP: (_, { viewState }) =>
        viewState === 'viewing'
          ? user.press('shell.viewing.stop')
          : [user.press('common.cancel'), viewState === 'checking' && mock.stopHolding(LIST)],
      RETRY: [mock.hold(LIST), user.press('faces.retry')],
    },
    answers: {
      checkAccess: { done: twice(mock.answer(LIST)), failed: (reason) => twice(fail(LIST, reason)) },
      viewRelation: never('The actor returns nothing'),
    },
    delays: { VIEW_TIMEOUT: [mock.leaveUnanswered(LIST, VIEW_TIMEOUT_MS), mock.stopHolding(LIST)] },
    states: {
      idle: [see.noText('common.cancel'), see.noText('shell.viewing.stop')],
      checking: [see.busy('impersonation.asking'), see.waiting(LIST), see.noText('shell.viewing.stop')],
      refused: ({ relation, code }) => [
        see.text(text('impersonation.refused', { name: String(relation) })),
        see.reason(String(code)),
        see.text('faces.retry'),
        see.noText('shell.viewing.stop'),
      ],
      viewing: ({ relation }) => [
        see.text(text('shell.viewing', { name: String(relation) })),
        see.text('shell.viewing.stop'),
        see.noText('common.cancel'),
        see.address('/dashboard'),
      ],
    },
  },
)
