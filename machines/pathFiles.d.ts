// Generated paths have one declared type because inferring the type of every file is slow.
declare module '*/paths.json' {
  const file: import('@portal/paths').PathsFile
  export default file
}
declare module '*/paths.page.json' {
  const file: import('@portal/paths').PathsFile
  export default file
}
