import { relative, resolve, sep } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')

/** Vite plugin: lists in `.vite/modules.json` what every chunk was made of and which exports were left in, for the byte gate. */
export const chunkModules = () => ({
  name: 'chunk-modules',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
    const modules = chunks.map((chunk) => [
      chunk.fileName,
      Object.entries(chunk.modules).map(([id, { renderedExports, renderedLength }]) => ({
        path: relative(ROOT, id).split(sep).join('/'),
        exports: renderedExports,
        length: renderedLength,
      })),
    ])
    this.emitFile({
      type: 'asset',
      fileName: '.vite/modules.json',
      source: JSON.stringify(Object.fromEntries(modules), undefined, 1),
    })
  },
})
