import { useSelector } from '@xstate/react'
import { RotateCw } from 'lucide-react'
import { memo } from 'react'
import { LazyPart } from '../components/LazyPart.tsx'
import { ExportList } from '../components/tableTools/ExportList.tsx'
import { useStore } from '../data/store.ts'
import { Banner } from '../features/banner/Banner.tsx'
import { CommandTray } from '../features/commands/CommandTray.tsx'
import { PageFooter } from '../features/consent/PageFooter.tsx'
import { OfflineBar } from '../features/offline/OfflineBar.tsx'
import { PaletteButton } from '../features/palette/PaletteButton.tsx'
import { RelationFilter } from '../features/relationFilter/RelationFilter.tsx'
import { UpdatePrompt } from '../features/updatePrompt/UpdatePrompt.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { useI18n, useSystem } from './context.ts'
import { lateTools } from './lateTools.ts'
import { useOverlays } from './overlays.ts'
import { selectExports } from './root.ts'
import { ViewingBar } from './ViewingBar.tsx'
import { EnvironmentNotice } from './views/EnvironmentNotice.tsx'
import { LanguageNotice } from './views/LanguageNotice.tsx'

const ExportTray = () => {
  const left = useSelector(useSystem().root, selectExports)
  return left.length > 0 && <ExportList left={left} />
}

// Memoised, because each wizard step changes the URL, which would re-render these parts although they stay the same.

export const BarEnd = memo(() => {
  const { t } = useI18n()
  const overlays = useOverlays()
  return (
    <>
      {overlays && <RelationFilter filter={overlays.relationFilter} />}
      {overlays && <CommandTray tray={overlays.commands} />}
      <ExportTray />
      <PaletteButton />
      <LazyPart
        source={lateTools}
        loading={
          <>
            <div className="menu-opener-bar" />
            <div className="menu-opener-bar" />
            <div className="menu-opener-bar">
              <div className="size-8.5" />
            </div>
          </>
        }
        failed={(_, retry) => (
          <IconButton variant="bar" icon={RotateCw} label={t('faces.retry')} onClick={retry} />
        )}
      >
        {({ BarTools }) => <BarTools />}
      </LazyPart>
    </>
  )
})

export const Notices = memo(() => {
  const { appearance } = useSystem()
  const overlays = useOverlays()
  const languageFailure = useStore(appearance.language).error
  return (
    <>
      <EnvironmentNotice />
      <OfflineBar />
      <UpdatePrompt />
      <ViewingBar />
      {languageFailure && <LanguageNotice failure={languageFailure} />}
      {overlays && <Banner banner={overlays.banner} />}
    </>
  )
})

export const Foot = memo(() => {
  const overlays = useOverlays()
  return overlays && <PageFooter consent={overlays.consent} />
})
