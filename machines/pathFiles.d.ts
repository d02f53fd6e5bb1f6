// One declared type for all generated files, because inferring the type of each file is slow.
declare module '*/paths.json' {
  const file: import('@portal/paths').PathsFile
  export default file
}
declare module '*/paths.page.json' {
  const file: import('@portal/paths').PathsFile
  export default file
}
