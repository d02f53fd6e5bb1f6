export const JsonText = ({ title, value }: { title: string; value: unknown }) => (
  <figure>
    <figcaption className="mb-1 text-sm font-semibold">{title}</figcaption>
    <pre className="rounded-control bg-sunken p-3 text-xs wrap-anywhere whitespace-pre-wrap">
      {JSON.stringify(value, undefined, 2)}
    </pre>
  </figure>
)
