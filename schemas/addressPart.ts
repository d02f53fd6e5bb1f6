/**
 * A text as one part of a path, a value of a query or of a header. Half an emoji cannot be written in UTF-8: it becomes U+FFFD,
 * where `encodeURIComponent` would throw.
 */
export const toAddressPart = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))

/** The text of such a part; one that is not percent-encoded UTF-8 stands for itself. */
export const fromAddressPart = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** True if a path can name it: an empty part is none, and the URL standard takes `.` and `..` for steps even if encoded. */
export const isAddressable = (text: string): boolean => !/^\.{0,2}$/.test(text)
