import { paths } from '../data/paths.ts'
import { Anchor } from '../ui/Anchor.tsx'
import { Logo } from '../ui/Logo.tsx'
import { useConfig } from './context.ts'

export const Brand = ({ look, nameLook }: { look: string; nameLook?: string }) => (
  <Anchor
    href={paths.dashboard()}
    // Extends the touch target, because narrow screens show only the logo.
    className={`${look} relative flex items-center gap-2.5 rounded-control font-semibold after:absolute after:-inset-2`}
  >
    <Logo />
    <span className={nameLook}>{useConfig().productName}</span>
  </Anchor>
)
