/**
 * Texts of the inspector (`?debug=1`) and the debug options. Shared texts are not used, because the inspector may
 * render before they are loaded.
 */
export const texts = {
  'inspector.title': 'Inspector',
  'inspector.open': 'Open inspector',
  'inspector.close': 'Close inspector',
  'inspector.options': 'On for this visit',
  'inspector.option.debug': 'debug',
  'inspector.option.showtranslations': 'showtranslations',
  'inspector.end': 'Turn off {option}',
  'inspector.actor': 'Running chart',
  'inspector.none': 'No chart has reported anything yet.',
  'inspector.views': 'View',
  'inspector.chart': 'Chart',
  'inspector.events': 'Events',
  'inspector.context': 'Context',
  'inspector.now': 'Current state:',
  'inspector.stopped': 'This chart has finished.',
  'inspector.picture': 'Diagram of the chart with its active states',
  'inspector.noPicture': 'No diagram for this chart.',
  'inspector.loading': 'Loading the diagram…',
  'inspector.larger': 'Zoom in',
  'inspector.smaller': 'Zoom out',
  'inspector.toActive': 'Go to active state',
  'inspector.send': 'Events you can send now without data',
  'inspector.sendNone': 'No event can be sent without data right now.',
  'inspector.filter': 'Filter events',
  'inspector.filterClear': 'Show all events',
  'inspector.pause': 'Pause',
  'inspector.resume': 'Resume',
  'inspector.paused': 'Paused. New events are kept and shown when you resume.',
  'inspector.clear': 'Clear',
  'inspector.copy': 'Copy as JSON',
  'inspector.copied': 'Copied',
  'inspector.noEvents': 'No events yet.',
  'inspector.masked': 'Tokens, passwords, IBANs and VAT numbers are masked.',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    inspector: typeof texts
  }
}
