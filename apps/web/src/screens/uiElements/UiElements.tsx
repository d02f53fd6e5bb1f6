import { PageHeader } from '../../ui/PageHeader.tsx'
import { Buttons } from './Buttons.tsx'
import { Faces } from './Faces.tsx'
import { Figures } from './Figures.tsx'
import { Floating } from './Floating.tsx'
import { Forms } from './Forms.tsx'
import { Lists } from './Lists.tsx'
import { Messages } from './Messages.tsx'
import { Navigation } from './Navigation.tsx'
import { Pictures } from './Pictures.tsx'
import { Section } from './Section.tsx'
import { Statuses } from './Statuses.tsx'
import { Tables } from './Tables.tsx'
import { TITLES } from './titles.ts'

/** The showcase: every component in every state, also what visual and axe checks look at. Needs no data and no sign-in. */
export const UiElements = () => (
  <>
    <PageHeader title={TITLES.page} context={TITLES.context} />
    <Section title={TITLES.statuses}>
      <Statuses />
    </Section>
    <Section title={TITLES.buttons}>
      <Buttons />
    </Section>
    <Section title={TITLES.figures}>
      <Figures />
    </Section>
    <Section title={TITLES.lists}>
      <Lists />
    </Section>
    <Section title={TITLES.table}>
      <Tables />
    </Section>
    <Section title={TITLES.forms}>
      <Forms />
    </Section>
    <Section title={TITLES.navigation}>
      <Navigation />
    </Section>
    <Section title={TITLES.floating}>
      <Floating />
    </Section>
    <Section title={TITLES.messages}>
      <Messages />
    </Section>
    <Section title={TITLES.faces}>
      <Faces />
    </Section>
    <Section title={TITLES.pictures}>
      <Pictures />
    </Section>
  </>
)
