const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/**
 * Formats a call as a curl command. It contains the shell variable TOKEN instead of the token, so users do not share
 * the token by accident.
 */
export const curlOf = (
  method: string,
  url: string,
  { body, file }: { readonly body?: string | undefined; readonly file?: string | undefined } = {},
): string =>
  [
    `curl -X ${method} ${quoted(url)}`,
    '-H "authorization: Bearer $TOKEN"',
    ...(body ? ["-H 'content-type: application/json'", `-d ${quoted(body)}`] : []),
    ...(file ? [`-F ${quoted(`file=@${file}`)}`] : []),
  ].join(' \\\n  ')
