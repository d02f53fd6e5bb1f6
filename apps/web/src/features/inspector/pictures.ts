const PICTURES = import.meta.glob<string>('../../../../../machines/*/chart.svg', {
  query: '?raw',
  import: 'default',
})

/** Loads the chart of a machine as an element; undefined if it has none. */
export const loadPicture = async (chart: string): Promise<SVGSVGElement | undefined> => {
  const load = Object.entries(PICTURES).find(([path]) => path.endsWith(`/${chart}/chart.svg`))?.[1]
  if (!load) return undefined
  // Drop the embedded styles: the CSP forbids them, and inspector.css defines the colours.
  const text = (await load()).replace(/<style>[^]*?<\/style>/, '')
  const picture = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  return picture instanceof SVGSVGElement ? picture : undefined
}
