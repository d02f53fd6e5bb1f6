import { defineConfig } from 'vite'

/**
 * Bundles the mock with the packages that every start needs, because locating their files takes a third of the startup
 * time. Modules that are loaded later, if at all, stay separate.
 */
export default defineConfig({
  ssr: { noExternal: true, external: ['oidc-provider', '@fastify/static'] },
})
