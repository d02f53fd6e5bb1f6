/** What takes a save back; loaded with its view. */
export const texts = {
  'recordUndo.until': 'You can undo your last change until {time}.',
  'recordUndo.undo': 'Undo',
  'recordUndo.done': 'Change undone',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    recordUndo: typeof texts
  }
}
