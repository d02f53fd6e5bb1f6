import type { CharterTexts } from '@portal/paths'
import type { Language } from '@portal/schemas'

interface Texts extends Omit<CharterTexts, 'preparation'> {
  readonly language: string
  readonly hold: string
  readonly heldFiles: string
  readonly heldRequests: string
  readonly holds: (subject: string) => string
  readonly countsWaiting: string
  readonly or: string
  readonly resets: string
}

const NBSP = '\u00a0'

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    title: (machine) => `Charter: ${machine}`,
    intro: (paths, steps) =>
      `${paths} ${paths === 1 ? 'path' : 'paths'}, ${steps} steps. Start over for each path. Tick a step if you see everything that is expected. Otherwise, write down the difference and go on with the next path.`,
    language: 'Before you begin, choose English in the portal.',
    hold: 'You will hold these requests, and then answer them or break them off:',
    heldFiles: 'Hold a file in the network tools of the browser.',
    heldRequests:
      'Hold the other requests at the mock (apps/mock-api/README.md, “The control interface”). They stay held until the path ends. To break off a request, drop it, and drop it again each time the browser repeats it.',
    holds: (subject) => `holds ${subject} and returns an id`,
    countsWaiting: 'counts the waiting requests',
    or: 'or',
    resets: 'after the path',
    signature: 'Tester: ________  Date: ________  Version: ________',
    path: 'Path',
    begin: 'Begin:',
    expected: 'expected:',
    difference: 'Difference:',
  },
  fr: {
    title: (machine) => `Scénario de test${NBSP}: ${machine}`,
    intro: (paths, steps) =>
      `${paths} parcours, ${steps} étapes. Recommencez à zéro pour chaque parcours. Cochez une étape si vous voyez tout ce qui est attendu. Sinon, notez la différence et passez au parcours suivant.`,
    language: 'Avant de commencer, choisissez le français dans le portail.',
    hold: `Vous allez retenir ces requêtes, puis y répondre ou les interrompre${NBSP}:`,
    heldFiles: 'Retenez un fichier dans les outils réseau du navigateur.',
    heldRequests: `Retenez les autres requêtes dans le mock (apps/mock-api/README.md, «${NBSP}The control interface${NBSP}»). Elles restent retenues jusqu’à la fin du parcours. Pour interrompre une requête, coupez-la, et coupez-la de nouveau chaque fois que le navigateur la répète.`,
    holds: (subject) => `retient ${subject} et renvoie un id`,
    countsWaiting: 'compte les requêtes en attente',
    or: 'ou',
    resets: 'après le parcours',
    signature: `Testé par${NBSP}: ________  Date${NBSP}: ________  Version${NBSP}: ________`,
    path: 'Parcours',
    begin: `Départ${NBSP}:`,
    expected: `attendu${NBSP}:`,
    difference: `Différence${NBSP}:`,
  },
  nl: {
    title: (machine) => `Testscenario: ${machine}`,
    intro: (paths, steps) =>
      `${paths} ${paths === 1 ? 'pad' : 'paden'}, ${steps} stappen. Begin voor elk pad opnieuw. Vink een stap aan als u alles ziet wat verwacht wordt. Noteer anders het verschil en ga verder met het volgende pad.`,
    language: 'Kies Nederlands in het portaal voor u begint.',
    hold: 'Deze verzoeken houdt u tegen. Daarna beantwoordt u ze of breekt u ze af:',
    heldFiles: 'Houd een bestand tegen in de netwerktools van de browser.',
    heldRequests:
      'Houd de andere verzoeken tegen in de mock (apps/mock-api/README.md, ‘The control interface’). Ze blijven tegengehouden tot het einde van het pad. Om een verzoek af te breken, verbreekt u het, en opnieuw telkens als de browser het herhaalt.',
    holds: (subject) => `houdt ${subject} tegen en geeft een id terug`,
    countsWaiting: 'telt de wachtende verzoeken',
    or: 'of',
    resets: 'na het pad',
    signature: 'Tester: ________  Datum: ________  Versie: ________',
    path: 'Pad',
    begin: 'Begin:',
    expected: 'verwacht:',
    difference: 'Verschil:',
  },
}

/**
 * Fixed texts of a charter, with instructions for holding requests at the mock and files in the browser. `held`:
 * operations and URLs by their name in the steps.
 */
export const charterTexts = (language: Language, held: Readonly<Record<string, string>>): CharterTexts => {
  const texts = TEXTS[language]
  const names = Object.entries(held)
  const files = names.filter(([, what]) => what.startsWith('/'))
  const operations = names.filter((one) => !files.includes(one))
  const holding = [
    texts.hold,
    '',
    ...names.map(([subject, what]) => `- ${subject} (\`${what}\`)`),
    '',
    ...(files.length > 0 ? [texts.heldFiles, ''] : []),
    ...(operations.length > 0 ? [texts.heldRequests, '', ...commands(texts, operations), ''] : []),
  ]
  return { ...texts, preparation: [texts.language, '', ...(names.length > 0 ? holding : [])] }
}

const commands = (texts: Texts, operations: readonly (readonly [string, string])[]): readonly string[] => [
  '```sh',
  'M=http://localhost:4010/__mock; J="content-type: application/json"',
  ...operations.map(
    ([subject, what]) => `curl -s $M/holds -H "$J" -d '{"operation":"${what}"}'   # ${texts.holds(subject)}`,
  ),
  `curl -s $M/holds   # ${texts.countsWaiting}`,
  `curl -s $M/holds/ID/release -H "$J" -d '{"outcome":{"kind":"answer"}}'   # ${texts.or} {"kind":"code","code":"…"}, {"kind":"status","status":…}, {"kind":"drop"}`,
  `curl -s -X POST $M/reset   # ${texts.resets}`,
  '```',
]
