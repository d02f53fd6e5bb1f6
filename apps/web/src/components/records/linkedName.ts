/** The name of a record that another names by a link; empty where there is none. */
export const linkedName = (link: unknown): string =>
  typeof link === 'object' && link !== null && 'Description' in link ? String(link.Description) : ''
