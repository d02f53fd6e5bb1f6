import DOMPurify from 'dompurify'

/** Allowed tags: text, headings, lists, links, tables and images, but no scripts, forms or embedded content. */
const TAGS = (
  'a b strong i em u s small sub sup mark code p br ul ol li h1 h2 h3 h4 h5 h6 div span hr blockquote pre dl dt dd ' +
  'img table caption thead tbody tfoot tr th td'
).split(' ')
/** Attributes exempt from the URL check, because they hold no URL. */
const PLAIN = ['width', 'height', 'colspan', 'rowspan', 'scope']

const unwrap = (element: Element) => element.replaceWith(...element.childNodes)

/** Sanitizes a message. Returns an empty string if no visible content is left. */
export const cleanHtml = (html: string): string => {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ['href', 'src', 'alt', ...PLAIN],
    ADD_URI_SAFE_ATTR: PLAIN,
    ALLOWED_URI_REGEXP: /^(?:https:\/\/|mailto:)/i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const link of fragment.querySelectorAll('a')) {
    // DOMPurify has removed an unsafe href, so keep only the text of such a link.
    if (link.hasAttribute('href')) {
      link.setAttribute('target', '_blank')
      link.setAttribute('rel', 'noopener noreferrer')
    } else unwrap(link)
  }
  for (const image of fragment.querySelectorAll('img')) {
    // DOMPurify allows `data:` URLs in images, so remove every image without an https URL.
    if (!/^https:\/\//i.test(image.getAttribute('src') ?? '')) {
      image.remove()
      continue
    }
    image.alt ||= ''
    image.setAttribute('referrerpolicy', 'no-referrer')
  }
  for (const title of fragment.querySelectorAll('h1')) {
    // An h2, because the page already has an h1, the screen title.
    const heading = document.createElement('h2')
    heading.append(...title.childNodes)
    title.replaceWith(heading)
  }
  for (const table of fragment.querySelectorAll('table')) {
    if (table.parentElement?.closest('table')) continue
    const scroller = document.createElement('div')
    scroller.className = 'message-table'
    // Make the table scrollable with the arrow keys.
    scroller.tabIndex = 0
    table.replaceWith(scroller)
    scroller.append(table)
  }
  if (!fragment.textContent?.trim() && !fragment.querySelector('img')) return ''
  const holder = document.createElement('div')
  holder.append(fragment)
  return holder.innerHTML.trim()
}
