import { defineConfig } from 'vite'

/**
 * The mock in one piece, with the packages that every start needs: to look for their files takes a third of a start.
 * Modules that are loaded later, if at all, stay where they are.
 */
export default defineConfig({
  ssr: { noExternal: true, external: ['oidc-provider', '@fastify/static'] },
})
