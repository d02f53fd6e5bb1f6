import { Offer } from './Offer.tsx'
import { ShortcutList } from './ShortcutList.tsx'

/** How often the list of shortcuts was asked for. */
export interface AsideProps {
  asked: number
}

/** What of it is on screen, if anything. */
export const AsidePart = ({ asked }: AsideProps) => (
  <>
    <Offer />
    {asked > 0 && <ShortcutList key={asked} />}
  </>
)
