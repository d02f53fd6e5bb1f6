import type { Notification } from '@portal/machines'

/** Returns the text of the code, if there is one, for a failure or without content; otherwise the content (S8). */
export const notificationText = (
  { colour, code, content }: Pick<Notification, 'colour' | 'code' | 'content'>,
  errorText: (code: string) => string,
): string => {
  const isFailure = colour !== 'success' && colour !== 'info'
  return code !== undefined && (isFailure || content === '') ? errorText(code) : content
}
