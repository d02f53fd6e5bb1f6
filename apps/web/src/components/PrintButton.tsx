import { Printer } from 'lucide-react'
import { Button } from '../ui/Button.tsx'

/** Prints the screen, as `styles/print.css` has it. */
export const PrintButton = ({ label }: { label: string }) => (
  <Button icon={Printer} onClick={() => window.print()}>
    {label}
  </Button>
)
