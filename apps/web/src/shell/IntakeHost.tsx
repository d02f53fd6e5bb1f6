import { createElement, Suspense, use, useState } from 'react'
import type { Appearance } from '../portal/appearance.ts'
import { useSystem } from '../portal/context.ts'
import { BusyFace } from './faces/BusyFace.tsx'

const loadIntake = async ({ loadArea }: Appearance) => {
  const [{ Intake }] = await Promise.all([
    import('./intake/Intake.tsx'),
    loadArea('intake'),
    loadArea('faces'),
    loadArea('errors'),
    // The names of the languages.
    loadArea('menus'),
  ])
  return Intake
}

/** Holds the intake form, whose code and words only a newcomer loads. */
export const IntakeHost = () => {
  const { appearance } = useSystem()
  const [loading] = useState(() => loadIntake(appearance))
  return (
    <Suspense fallback={<BusyFace label="faces.loadingUser" />}>
      <Loaded loading={loading} />
    </Suspense>
  )
}

const Loaded = ({ loading }: { loading: ReturnType<typeof loadIntake> }) => createElement(use(loading))
