import { selectLanguageError } from '@portal/machines'
import { useSelector } from '@xstate/react'
import { memo } from 'react'
import { Aside } from '../features/aside/Aside.tsx'
import { Banner } from '../features/banner/Banner.tsx'
import { PageFooter } from '../features/consent/PageFooter.tsx'
import { Bell } from '../features/notificationCentre/Bell.tsx'
import { OfflineBar } from '../features/offline/OfflineBar.tsx'
import { PaletteButton } from '../features/palette/PaletteButton.tsx'
import { RelationFilter } from '../features/relationFilter/RelationFilter.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { CommandTray } from './CommandTray.tsx'
import { useSystem } from './context.ts'
import { EnvironmentNotice } from './faces/EnvironmentNotice.tsx'
import { LanguageNotice } from './faces/LanguageNotice.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { useOverlays } from './overlays.ts'
import { SignOutPart } from './SignOutPart.tsx'
import { ViewingBar } from './ViewingBar.tsx'

// What is the same on every screen is not drawn again when the address changes: a step of a wizard changes it too.

/** The right of the top bar. */
export const BarEnd = memo(() => {
  const overlays = useOverlays()
  return (
    <>
      {overlays && <RelationFilter filter={overlays.relationFilter} />}
      <CommandTray />
      <Bell />
      <PaletteButton />
      <LanguageMenu />
      <AccountMenu />
    </>
  )
})

/** What is told below the top bar, and what waits to be told. */
export const Notices = memo(() => {
  const { appearance } = useSystem()
  const overlays = useOverlays()
  const hasNoLanguage = useSelector(appearance.language, selectLanguageError) !== undefined
  return (
    <>
      <SignOutPart />
      <EnvironmentNotice />
      <OfflineBar />
      <Aside />
      <ViewingBar />
      {hasNoLanguage && <LanguageNotice />}
      {overlays && <Banner banner={overlays.banner} />}
    </>
  )
})

/** The foot of every page. */
export const Foot = memo(() => {
  const overlays = useOverlays()
  return overlays && <PageFooter consent={overlays.consent} />
})
