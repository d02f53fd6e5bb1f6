export const writing = {
  'writing.conflict': 'Someone changed this while you were writing. Check what changed, then send it again.',
  'writing.unanswered': 'It may have been sent anyway. Try again: we’ll never do it twice.',
  'writing.number': 'We can’t read this number. Write it like 1,234.5.',
  'writing.again': 'Send again',
} as const
