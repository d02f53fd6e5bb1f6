import type { OpenApiDocument } from './document.ts'

const escape = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter] ?? '&#39;',
  )

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 64rem; padding: 1.5rem; }
  summary { cursor: pointer; padding: 0.35rem 0; }
  summary b { display: inline-block; min-width: 4.5rem; font-family: ui-monospace, monospace; }
  code, pre { font-family: ui-monospace, monospace; font-size: 0.9rem; }
  pre { overflow: auto; padding: 0.75rem; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 0.5rem; }
  details > *:not(summary) { margin-left: 1rem; }
  nav a { margin-right: 0.75rem; white-space: nowrap; }
  small { opacity: 0.8; }
`

const block = (title: string, value: unknown): string =>
  value === undefined ? '' : `<h4>${title}</h4><pre>${escape(JSON.stringify(value, null, 2))}</pre>`

const operation = (path: string, method: string, call: Readonly<Record<string, unknown>>): string => {
  const { operationId, summary, description, parameters, requestBody, responses } = call
  const text = description === undefined ? '' : `<p>${escape(String(description))}</p>`
  const roles = Array.isArray(call['x-roles']) ? call['x-roles'].join(', ') : ''
  return `<details id="${escape(String(operationId))}">
    <summary><b>${method.toUpperCase()}</b> <code>${escape(path)}</code> ${escape(String(summary))}</summary>
    ${text}
    <p><small>${escape(String(operationId))} · ${escape(String(call['x-origin']))} · roles: ${escape(roles || 'everybody, without a token too')}</small></p>
    ${Array.isArray(parameters) && parameters.length > 0 ? block('Parameters', parameters) : ''}
    ${block('Body', requestBody)}
    ${block('Answers', responses)}
  </details>`
}

/** The description as a page that needs no script: calls by class, schemas below. */
export const openApiPage = ({ info, paths, components }: OpenApiDocument): string => {
  const byTag = new Map<string, string[]>()
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, call] of Object.entries(methods)) {
      const tag = String(Array.isArray(call.tags) ? call.tags[0] : '')
      byTag.set(tag, [...(byTag.get(tag) ?? []), operation(path, method, call)])
    }
  }
  const tags = [...byTag].sort(([a], [b]) => a.localeCompare(b, 'en'))
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details id="schema-${escape(name)}"><summary><code>${escape(name)}</code></summary>${block('', schema).replace('<h4></h4>', '')}</details>`,
  )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(info.title)} ${escape(info.version)}</title><style>${STYLE}</style></head>
<body>
<h1>${escape(info.title)} ${escape(info.version)}</h1>
<p>${escape(info.description)} As a document: <a href="/openapi.json">openapi.json</a>.</p>
<nav aria-label="Classes">${tags.map(([tag]) => `<a href="#tag-${escape(tag)}">${escape(tag)}</a>`).join('')}<a href="#schemas">schemas</a></nav>
<main>
${tags.map(([tag, calls]) => `<section><h2 id="tag-${escape(tag)}">${escape(tag)}</h2>${calls.join('')}</section>`).join('\n')}
<section><h2 id="schemas">Schemas</h2>${schemas.join('')}</section>
</main>
</body>
</html>`
}
