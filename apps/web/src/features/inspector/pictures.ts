/** The drawings of all charts, each loaded when it is looked at. */
const PICTURES = import.meta.glob<string>('../../../../../machines/*/chart.svg', {
  query: '?raw',
  import: 'default',
})

/** The picture of a chart as an element; undefined for one that is not drawn. */
export const loadPicture = async (chart: string): Promise<SVGSVGElement | undefined> => {
  const load = Object.entries(PICTURES).find(([path]) => path.endsWith(`/${chart}/chart.svg`))?.[1]
  if (!load) return undefined
  // Its colours come with the panel: here a style element is neither needed nor allowed.
  const text = (await load()).replace(/<style>[^]*?<\/style>/, '')
  const picture = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  return picture instanceof SVGSVGElement ? picture : undefined
}
