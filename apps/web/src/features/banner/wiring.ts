import { type BannerInput, type BannerMachine, bannerMachine, selectUserInfo } from '@portal/machines'
import { getBanner } from '@portal/schemas'
import type { PortalSystem } from '../../app/portalSystem.ts'
import { fromPromise } from '../../data/fromPromise.ts'
import { readDismissedBanner, writeDismissedBanner } from '../../services/bannerVisit.ts'

/** Sanitizes a message. Loads the sanitizer only if the message may contain markup. */
const cleaned = async (message: string): Promise<string> => {
  if (!/[<&]/.test(message)) return message.trim()
  const { cleanHtml } = await import('./cleanHtml.ts')
  return cleanHtml(message)
}

export const provideBanner = ({ bco }: Pick<PortalSystem, 'bco'>): BannerMachine =>
  bannerMachine.provide({
    actors: {
      fetchBanner: fromPromise(async ({ signal }) => {
        const { data } = await bco().call(getBanner, {}, { signal })
        return cleaned(data ?? '')
      }),
    },
    actions: {
      // oxlint-disable-next-line no-console -- banner errors are only logged (S7)
      log: (_, { code, message }) => console.warn(`The banner could not be read: ${code} ${message ?? ''}`),
      rememberDismissed: (_, { message }) => writeDismissedBanner(message),
    },
  })

export const bannerInput = (): BannerInput => ({ dismissed: readDismissedBanner() })

/** Tells the banner who is signed in. The banner refetches the message when the user changes. */
export const connectBanner = ({ portal, overlays }: PortalSystem): void => {
  const { banner } = overlays()
  const follow = () => {
    const person = selectUserInfo(portal.getSnapshot())?.RelationContact.Id
    banner.send({ type: 'PERSON_CHANGED', person })
  }
  portal.subscribe(follow)
  follow()
}
