import type { AsideProps } from './Aside.tsx'
import { Offer } from './Offer.tsx'
import { ShortcutList } from './ShortcutList.tsx'

/** What of it is on screen, if anything. */
export const AsidePart = ({ asked }: AsideProps) => (
  <>
    <Offer />
    {asked > 0 && <ShortcutList key={asked} />}
  </>
)
