import { peopleTexts } from '../../../components/people/texts/en.ts'
import { recordTexts } from '../../../components/records/texts/en.ts'
import { relationTexts } from '../../../components/relations/texts/en.ts'

const userTexts = {
  'users.self': 'This is you. Another administrator can change your role or remove you.',
  'users.remove': 'Remove user',
  'users.remove.title': 'Remove {name}?',
  'users.remove.text': '{name} leaves {relation}. You can’t undo this.',
  'users.remove.signIn': 'They can no longer sign in.',
  'users.remove.cards': 'Their charge cards keep working, but aren’t assigned to anyone.',
  'users.remove.history': 'Their charging history stays.',
  'users.remove.busy': 'Removing…',
  'users.remove.failed': 'We couldn’t remove this user',
  'users.remove.done': '{name} was removed',
} as const

export const texts = { ...recordTexts, ...relationTexts, ...peopleTexts, ...userTexts } as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    users: typeof texts
  }
}
