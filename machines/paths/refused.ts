/** Thrown for an unsupported machine or model; names the feature and the state. */
export class ChartRefused extends Error {
  override readonly name = 'ChartRefused'
}
