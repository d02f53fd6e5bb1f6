import { useI18n } from '../../app/context.ts'
import { ScreenHeader } from '../../components/ScreenHeader.tsx'
import { Buttons } from './Buttons.tsx'
import { Figures } from './Figures.tsx'
import { Floating } from './Floating.tsx'
import { Forms } from './Forms.tsx'
import { Lists } from './Lists.tsx'
import { Messages } from './Messages.tsx'
import { Navigation } from './Navigation.tsx'
import { Notifications } from './Notifications.tsx'
import { Pictures } from './Pictures.tsx'
import { Section } from './Section.tsx'
import { Statuses } from './Statuses.tsx'
import { Tables } from './Tables.tsx'
import { Views } from './Views.tsx'

/** Showcase of every component in every state, also for the visual and axe tests. Needs no data. */
export const UiElements = () => {
  const { t } = useI18n()
  return (
    <>
      <ScreenHeader title={t('shell.uiElements')} context={t('uiElements.context')} />
      <Section title={t('uiElements.statuses')}>
        <Statuses />
      </Section>
      <Section title={t('uiElements.buttons')}>
        <Buttons />
      </Section>
      <Section title={t('uiElements.figures')}>
        <Figures />
      </Section>
      <Section title={t('uiElements.lists')}>
        <Lists />
      </Section>
      <Section title={t('uiElements.table')}>
        <Tables />
      </Section>
      <Section title={t('uiElements.forms')}>
        <Forms />
      </Section>
      <Section title={t('uiElements.navigation')}>
        <Navigation />
      </Section>
      <Section title={t('uiElements.floating')}>
        <Floating />
      </Section>
      <Section title={t('uiElements.messages')}>
        <Messages />
      </Section>
      <Section title={t('uiElements.notifications')}>
        <Notifications />
      </Section>
      <Section title={t('uiElements.faces')}>
        <Views />
      </Section>
      <Section title={t('uiElements.pictures')}>
        <Pictures />
      </Section>
    </>
  )
}
