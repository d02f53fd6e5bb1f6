import type { Notification } from '@portal/machines'

/**
 * Returns the text of the code for a failure or if the content is empty; otherwise, or without a code, the content
 * (S8).
 */
export const notificationText = (
  { colour, code, content }: Pick<Notification, 'colour' | 'code' | 'content'>,
  errorText: (code: string) => string,
): string => {
  const isFailure = colour !== 'success' && colour !== 'info'
  return code !== undefined && (isFailure || content === '') ? errorText(code) : content
}
