import { translationOf } from '../../../../texts/types.ts'
import type { requestMessageTexts as en } from './en.ts'

export const requestMessageTexts = translationOf<typeof en>()({
  'requests.messages': 'Berichten',
  'requests.messages.none': 'Nog geen berichten.',
  'requests.message.send': 'Bericht versturen',
  'requests.message.busy': 'Bezig met versturen…',
  'requests.message.missing': 'Schrijf eerst uw bericht.',
  'requests.message.failed': 'We konden uw bericht niet versturen',
})
