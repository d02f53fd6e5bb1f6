import { Printer } from 'lucide-react'
import { Button } from '../ui/Button.tsx'

/** Prints the screen with the rules of `styles/print.css`. */
export const PrintButton = ({ label }: { label: string }) => (
  <Button icon={Printer} onClick={() => window.print()}>
    {label}
  </Button>
)
