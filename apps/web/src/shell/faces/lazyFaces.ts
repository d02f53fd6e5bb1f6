import { seldom } from '../../portal/seldom.tsx'

/** The faces of the gate and of the shell that most visits never show. */
export const AccessFace = seldom(async () => (await import('./AccessFace.tsx')).AccessFace)
export const ConfigFace = seldom(async () => (await import('./ConfigFace.tsx')).ConfigFace)
export const SignInFaces = seldom(async () => (await import('./SignInFaces.tsx')).SignInFaces)
export const CrashFace = seldom(async () => (await import('./CrashFace.tsx')).CrashFace)
export const ChunkFace = seldom(async () => (await import('./ChunkFace.tsx')).ChunkFace)
export const ForbiddenFace = seldom(async () => (await import('./ForbiddenFace.tsx')).ForbiddenFace)
export const NotFoundFace = seldom(async () => (await import('./NotFoundFace.tsx')).NotFoundFace)
export const ShellNotices = seldom(async () => (await import('./ShellNotices.tsx')).ShellNotices)
