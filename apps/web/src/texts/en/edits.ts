/** Edit conflicts and undo of a save. */
export const edits = {
  'conflict.title': 'Someone else changed this in the meantime',
  'conflict.text': 'They saved while you were editing. Nothing is overwritten until you decide.',
  'conflict.close': 'Back to the form',
  'conflict.mine': 'Yours: {value}',
  'conflict.theirs': 'Theirs: {value}',
  'conflict.others': 'Changed by them only',
  'conflict.change': '{name}: {before} → {after}',
  'conflict.keepMine': 'Keep mine',
  'conflict.takeTheirs': 'Take theirs',
  'conflict.merge': 'Save what I chose',
  'recordUndo.until': 'You can undo your last change until {time}.',
  'recordUndo.undo': 'Undo',
  'recordUndo.done': 'Change undone',
} as const
