/** Thrown for a machine or model that the path kit does not support; names the feature and the state. */
export class ChartRefused extends Error {
  override readonly name = 'ChartRefused'
}
