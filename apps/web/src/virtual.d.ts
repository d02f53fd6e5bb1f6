declare module 'virtual:checks' {
  export const checkConfig: {
    (data: unknown): boolean
    errors?: readonly import('ajv').ErrorObject[] | null
  }
}
