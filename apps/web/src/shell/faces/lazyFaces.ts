import { seldom } from '../../portal/seldom.tsx'

/** The faces of the gate and of the shell that most visits never show. */
export const AccessFace = seldom(async () => (await import('./AccessFace.tsx')).AccessFace, { isWhole: true })
export const ConfigFace = seldom(async () => (await import('./ConfigFace.tsx')).ConfigFace, { isWhole: true })
export const SignInFaces = seldom(async () => (await import('./SignInFaces.tsx')).SignInFaces, {
  isWhole: true,
})
export const CrashFace = seldom(async () => (await import('./CrashFace.tsx')).CrashFace)
export const ChunkFace = seldom(async () => (await import('./ChunkFace.tsx')).ChunkFace)
export const ForbiddenFace = seldom(async () => (await import('./ForbiddenFace.tsx')).ForbiddenFace)
export const NotFoundFace = seldom(async () => (await import('./NotFoundFace.tsx')).NotFoundFace)
export const EnvironmentNotice = seldom(
  async () => (await import('./EnvironmentNotice.tsx')).EnvironmentNotice,
)

/** Its one sentence is there from the start, and its code comes with the menu of languages: nothing may be fetchable now. */
export const LanguageNotice = seldom(async () => (await import('./LanguageNotice.tsx')).LanguageNotice, {
  area: 'core',
})
