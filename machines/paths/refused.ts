/** A machine or a model that the path kit does not follow: it says which feature, and in which state. */
export class ChartRefused extends Error {
  override readonly name = 'ChartRefused'
}
