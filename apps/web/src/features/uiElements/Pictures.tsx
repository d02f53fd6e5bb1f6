import { ChargerPicture } from '../../ui/ChargerPicture.tsx'
import { Flag } from '../../ui/Flag.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { PolePicture } from '../../ui/PolePicture.tsx'

export const Pictures = () => (
  <div className="flex flex-wrap items-end gap-6">
    <ChargerPicture />
    <PolePicture />
    <Logo size={56} />
    <Logo />
    <Flag language="en" />
    <Flag language="fr" />
    <Flag language="nl" />
  </div>
)
