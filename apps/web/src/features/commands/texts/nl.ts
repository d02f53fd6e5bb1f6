import { translationOf } from '../../../texts/types.ts'
import type { texts as en } from './en.ts'

export const texts = translationOf<typeof en>()({
  'commands.tray': 'Opdrachten',
  'commands.tray.running': 'Opdrachten: {count} bezig',
  'commands.running': 'Bezig ({count})',
  'commands.done': 'Klaar',
  'commands.view': 'Laadpaal bekijken',
  'commands.said': '{title}, {charger}: {state}',
  'commands.ask.STOP': 'Dit beëindigt de sessie aan {place}.',
  'commands.ask.RESET': '{charger} aanvaardt ongeveer een minuut lang geen auto.',
  'commands.ask.RESET.ends':
    '{charger} aanvaardt ongeveer een minuut lang geen auto. {count} {{sessie eindigt|sessies eindigen}}:',
  'commands.ask.UNLOCK': '{place} laat de kabel los. Er wordt daar niet geladen.',
  'commands.ask.UNLOCK.ends':
    'Sommige laadpalen ontgrendelen niet terwijl een auto laadt. Als {place} de kabel loslaat, eindigt deze sessie:',
  'commands.ask.session': '{card} · sinds {time} · {energy}',
  'commands.ask.session.failed':
    'We kunnen deze sessie niet tonen. Ze gebruikt misschien een andere laadkaart.',
  'commands.card': 'Laadkaart',
  'commands.card.search': 'Laadkaart zoeken',
  'commands.card.hint': 'Laadkaartnummer',
  'commands.card.choose': 'Kies de laadkaart die deze sessie betaalt.',
  'commands.card.none': 'Geen actieve laadkaart gevonden.',
  'commands.card.failed': 'We kunnen uw laadkaarten niet tonen',
})
