import type { Notification } from '@portal/machines'

/** What a notification says: a failure the text of its code, anything else what it was given (S8). */
export const notificationText = (
  { colour, code, content }: Pick<Notification, 'colour' | 'code' | 'content'>,
  errorText: (code: string) => string,
): string => {
  const isFailure = colour !== 'success' && colour !== 'info'
  return code !== undefined && (isFailure || content === '') ? errorText(code) : content
}
