import DOMPurify from 'dompurify'

/** Inline text markup, paragraphs, lists and links: nothing that loads, runs, hides or lays out. */
const TAGS = 'a b strong i em u s small sub sup mark code p br ul ol li'.split(' ')

/** What of a message from outside may be shown: cleaned HTML, or an empty text when there is nothing left to read. */
export const cleanHtml = (html: string): string => {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: /^(?:https:\/\/|mailto:)/i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const link of fragment.querySelectorAll('a')) {
    // Without an address it leads nowhere: its words stay.
    if (link.hasAttribute('href')) {
      link.setAttribute('target', '_blank')
      link.setAttribute('rel', 'noopener noreferrer')
    } else link.replaceWith(...link.childNodes)
  }
  if (!fragment.textContent?.trim()) return ''
  const holder = document.createElement('div')
  holder.append(fragment)
  return holder.innerHTML.trim()
}
