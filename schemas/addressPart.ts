/**
 * Encodes a text as a path segment, query value or header value. A lone surrogate is invalid in UTF-8, so it becomes
 * U+FFFD, where `encodeURIComponent` would throw.
 */
export const toAddressPart = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))

/** Decodes the result of {@link toAddressPart}; text that is not percent-encoded UTF-8 is returned unchanged. */
export const fromAddressPart = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * True if the text can be a path segment. It must not be empty, nor `.` or `..`, which the URL standard resolves even
 * if encoded.
 */
export const isAddressable = (text: string): boolean => !/^\.{0,2}$/.test(text)
