const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const Leaf = ({ value }: { value: unknown }) => (
  <span className={typeof value === 'string' ? 'break-all text-ok-ink' : 'text-accent-ink'}>
    {value === undefined ? 'undefined' : JSON.stringify(value)}
  </span>
)

const sizeOf = (value: Record<string, unknown>): string => {
  const { length } = Object.keys(value)
  return Array.isArray(value) ? `[${length}]` : `{${length}}`
}

export const Tree = ({ value, isOpen = false }: { value: Record<string, unknown>; isOpen?: boolean }) => (
  <ul className="font-mono text-2xs leading-5">
    {Object.entries(value).map(([name, inner]) => (
      <li key={name}>
        {isBranch(inner) && Object.keys(inner).length > 0 ? (
          <details open={isOpen}>
            <summary className="rounded-xs hover:bg-sunken pointer-coarse:min-h-11">
              {name} <span className="text-ink-3">{sizeOf(inner)}</span>
            </summary>
            <div className="pl-3.5">
              <Tree value={inner} />
            </div>
          </details>
        ) : (
          <p className="pl-3.5">
            <span className="text-ink-2">{name}: </span>
            <Leaf value={inner} />
          </p>
        )}
      </li>
    ))}
  </ul>
)
