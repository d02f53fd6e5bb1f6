import { Button } from '../ui/Button.tsx'

/** Outside the dictionaries, because this view must also work if no dictionary can be loaded. */
const WORDS = [
  { language: 'en', text: 'We couldn’t load the portal. Check your connection and try again.' },
  { language: 'fr', text: 'Impossible d’ouvrir le portail. Vérifiez votre connexion internet et réessayez.' },
  {
    language: 'nl',
    text: 'We kunnen het portaal niet openen. Controleer uw internetverbinding en probeer het opnieuw.',
  },
] as const

export const FailsafeView = ({ onRetry }: { onRetry: () => void }) => (
  <main className="grid min-h-dvh place-content-center gap-4 px-5 text-center">
    <title>Charge Portal</title>
    <h1 className="text-2xl font-bold">Charge Portal</h1>
    {WORDS.map(({ language, text }) => (
      <p key={language} lang={language}>
        {text}
      </p>
    ))}
    <div>
      <Button variant="primary" onClick={onRetry}>
        Try again · Réessayer · Opnieuw proberen
      </Button>
    </div>
  </main>
)
