import { paths } from '../data/paths.ts'
import { Anchor } from '../ui/Anchor.tsx'
import { Logo } from '../ui/Logo.tsx'
import { useConfig } from './context.ts'

/** Logo and name of the product, which lead to the dashboard. */
export const Brand = ({ look, nameLook }: { look: string; nameLook?: string }) => (
  <Anchor
    href={paths.dashboard()}
    // What can be pressed is as large as a finger wants it where the picture is alone.
    className={`${look} relative flex items-center gap-2.5 rounded-control font-semibold after:absolute after:-inset-2`}
  >
    <Logo />
    <span className={nameLook}>{useConfig().productName}</span>
  </Anchor>
)
