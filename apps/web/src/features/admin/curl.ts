/** Quotes a text for a POSIX shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** Formats a call as a curl command. The token is the shell variable TOKEN, to prevent sharing it by accident. */
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
