declare module 'virtual:checks' {
  export const checkConfig: import('./services/checks.ts').Check
  export const checkUserInfo: import('./services/checks.ts').Check
}
