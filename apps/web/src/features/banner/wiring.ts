import { type BannerRef, bannerMachine, selectUserInfo } from '@portal/machines'
import { getBanner } from '@portal/schemas'
import { fromPromise } from 'xstate'
import type { PortalSystem } from '../../app/portalSystem.ts'
import { startChart } from '../../data/startChart.ts'
import { readDismissedBanner, writeDismissedBanner } from '../../services/bannerVisit.ts'

/** Cleaning is loaded only for what needs it: a text without markup is shown as it is. */
const cleaned = async (message: string): Promise<string> => {
  if (!/[<&]/.test(message)) return message.trim()
  const { cleanHtml } = await import('./cleanHtml.ts')
  return cleanHtml(message)
}

/** Starts the actor that reads the operator's message for the signed-in person. */
export const startBanner = ({ bco, portal }: PortalSystem): BannerRef => {
  const banner = startChart(
    bannerMachine.provide({
      actors: {
        fetchBanner: fromPromise(async ({ signal }) => {
          const { data } = await bco().call(getBanner, {}, { signal })
          return cleaned(data ?? '')
        }),
      },
      actions: {
        // oxlint-disable-next-line no-console -- errors of the banner are only logged (S7)
        log: (_, { code, message }) => console.warn(`The banner could not be read: ${code} ${message ?? ''}`),
        rememberDismissed: (_, { message }) => writeDismissedBanner(message),
      },
    }),
    { dismissed: readDismissedBanner() },
  )
  const follow = () => {
    const person = selectUserInfo(portal.getSnapshot())?.RelationContact.Id
    banner.send({ type: 'PERSON_CHANGED', person })
  }
  portal.subscribe(follow)
  follow()
  return banner
}
