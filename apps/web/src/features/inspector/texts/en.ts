/** The inspector of the charts (`?debug=1`) and what says which flags of the visit are on. */
export const texts = {
  'inspector.title': 'Inspector',
  'inspector.open': 'Open the inspector',
  'inspector.close': 'Close the inspector',
  'inspector.flags': 'Switched on for this visit',
  'inspector.flag.debug': 'debug',
  'inspector.flag.showtranslations': 'showtranslations',
  'inspector.end': 'Switch {flag} off',
  'inspector.actor': 'Running chart',
  'inspector.none': 'No chart has told anything yet.',
  'inspector.views': 'What is shown of the chart',
  'inspector.chart': 'Chart',
  'inspector.events': 'Events',
  'inspector.context': 'Context',
  'inspector.now': 'Now in',
  'inspector.stopped': 'This chart has come to its end.',
  'inspector.picture': 'Picture of the chart, with the states of now',
  'inspector.noPicture': 'There is no picture of this chart.',
  'inspector.loading': 'The picture is loaded …',
  'inspector.larger': 'Larger',
  'inspector.smaller': 'Smaller',
  'inspector.toActive': 'Go to the active state',
  'inspector.send': 'What it would take now, without any data',
  'inspector.sendNone': 'Now it takes no event without data.',
  'inspector.filter': 'Filter events',
  'inspector.filterClear': 'Show all events',
  'inspector.pause': 'Pause',
  'inspector.resume': 'Go on',
  'inspector.paused': 'Paused: newer events are kept and shown when it goes on.',
  'inspector.clear': 'Clear',
  'inspector.copy': 'Copy as JSON',
  'inspector.copied': 'Copied',
  'inspector.noEvents': 'No events.',
  'inspector.masked': 'Tokens, passwords, IBANs and VAT numbers are masked.',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    inspector: typeof texts
  }
}
